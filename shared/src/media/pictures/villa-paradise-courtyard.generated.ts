// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseCourtyard: PictureData = {
  "name": "villa-paradise-courtyard",
  "hash": "5785db31",
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
  "focus": "50% 60%",
  "alt": "Courtyard villa in clay-colored plaster with round arches, a tiled roof and a long pool between tropical beds",
  "color": "#897d67",
  "placeholder": "radial-gradient(at 0,#aa7551,#0000 60%),radial-gradient(at 100%,#87573b,#0000 60%),linear-gradient(#6a7f78,#9a7254,#a09f85)"
};
