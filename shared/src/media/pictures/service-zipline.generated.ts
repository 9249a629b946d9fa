// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceZipline: PictureData = {
  "name": "service-zipline",
  "hash": "6047b2a8",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "30% 45%",
  "alt": "Harness on a steel cable that leaves a wooden platform and crosses a green canyon",
  "color": "#7f8475",
  "placeholder": "radial-gradient(at 0,#5c573d,#0000 60%),radial-gradient(at 100%,#818562,#0000 60%),linear-gradient(#bcc8db,#636f57,#545b3f)"
};
