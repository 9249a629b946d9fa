// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDining: PictureData = {
  "name": "villa-paradise-dining",
  "hash": "86874949",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 55%",
  "alt": "Long dark dining table with woven chairs under an iron ring of lamps, beside arches on the courtyard",
  "color": "#a78268",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#c4bbb0,#0000 60%),radial-gradient(at 100%,#875a3d,#0000 60%),linear-gradient(#c1976d,#bca38c,#926b58)"
};
