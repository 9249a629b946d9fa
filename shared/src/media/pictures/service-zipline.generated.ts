// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceZipline: PictureData = {
  "name": "service-zipline",
  "hash": "11400ef9",
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
  "color": "#737769",
  "placeholder": "radial-gradient(at 0,#474127,#0000 60%),radial-gradient(at 100%,#7f8160,#0000 60%),linear-gradient(#aebdcf,#57624b,#494e33)"
};
