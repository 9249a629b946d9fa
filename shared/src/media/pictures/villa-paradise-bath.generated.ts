// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBath: PictureData = {
  "name": "villa-paradise-bath",
  "hash": "b51fd377",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "Bathroom with a copper tub, blue basins on stone and two arches on the courtyard",
  "color": "#9a765c",
  "placeholder": "radial-gradient(at 0,#917255,#0000 60%),radial-gradient(at 100%,#aa9573,#0000 60%),linear-gradient(#947056,#a98b6e,#9a6754)"
};
