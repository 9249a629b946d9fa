// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseLiving: PictureData = {
  "name": "villa-paradise-living",
  "hash": "33de84d6",
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
  "focus": "40% 55%",
  "alt": "Living room with leather drum chairs, a striped rug and three arches on the courtyard",
  "color": "#8e7254",
  "placeholder": "radial-gradient(at 0,#9f8460,#0000 60%),radial-gradient(at 100%,#a9a085,#0000 60%),linear-gradient(#805d3b,#a48e6e,#7c5a40)"
};
