// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceEducation: PictureData = {
  "name": "service-education",
  "hash": "3c3807e3",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 50%",
  "alt": "Open book, stacked books and pencils on a wooden desk by a garden window",
  "color": "#897d67",
  "placeholder": "radial-gradient(at 0,#83705c,#0000 60%),radial-gradient(at 100%,#947b69,#0000 60%),linear-gradient(#808861,#a3886e,#8d7467)"
};
