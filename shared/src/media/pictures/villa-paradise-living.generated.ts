// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseLiving: PictureData = {
  "name": "villa-paradise-living",
  "hash": "b87ef21f",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "40% 55%",
  "alt": "Living room with leather drum chairs, a striped rug and three arches on the courtyard",
  "color": "#967258",
  "placeholder": "radial-gradient(at 0,#a07e5f,#0000 60%),radial-gradient(at 100%,#b7a590,#0000 60%),linear-gradient(#885d3e,#ac8e73,#845a44)"
};
