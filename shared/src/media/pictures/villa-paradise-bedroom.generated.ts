// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBedroom: PictureData = {
  "name": "villa-paradise-bedroom",
  "hash": "513b0148",
  "width": 2560,
  "height": 1600,
  "widths": [
    320,
    640,
    960,
    1280,
    1920,
    2560
  ],
  "focus": "65% 55%",
  "alt": "Bedroom with a four-poster bed, clay walls and two arches on the courtyard",
  "color": "#a87351",
  "placeholder": "radial-gradient(at 0,#a78770,#0000 60%),radial-gradient(at 100%,#a7623a,#0000 60%),linear-gradient(#ab6d43,#b38361,#a6795a)"
};
