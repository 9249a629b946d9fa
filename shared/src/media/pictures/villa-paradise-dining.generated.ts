// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDining: PictureData = {
  "name": "villa-paradise-dining",
  "hash": "75d09639",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "60% 55%",
  "alt": "Long dark dining table with woven chairs under an iron ring of lamps, beside arches on the courtyard",
  "color": "#a5815e",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#c2b9a8,#0000 60%),radial-gradient(at 100%,#855835,#0000 60%),linear-gradient(#c29661,#bba282,#8f6a4f)"
};
