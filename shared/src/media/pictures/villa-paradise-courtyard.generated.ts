// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseCourtyard: PictureData = {
  "name": "villa-paradise-courtyard",
  "hash": "4ba81797",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 60%",
  "alt": "Courtyard villa in clay-colored plaster with round arches, a tiled roof and a long pool between tropical beds",
  "color": "#867a6c",
  "placeholder": "radial-gradient(at 0,#9f7754,#0000 60%),radial-gradient(at 100%,#7d583f,#0000 60%),linear-gradient(#6f7980,#936f58,#9f9989)"
};
