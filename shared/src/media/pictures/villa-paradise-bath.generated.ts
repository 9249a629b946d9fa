// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBath: PictureData = {
  "name": "villa-paradise-bath",
  "hash": "783f69e7",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "Bathroom with a copper tub, blue basins on stone and two arches on the courtyard",
  "color": "#846751",
  "placeholder": "radial-gradient(at 0,#6f533e,#0000 60%),radial-gradient(at 100%,#a99f92,#0000 60%),linear-gradient(#7e5d40,#a68e78,#7b573f)"
};
