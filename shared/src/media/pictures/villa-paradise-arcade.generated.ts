// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseArcade: PictureData = {
  "name": "villa-paradise-arcade",
  "hash": "0a9c765b",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 50%",
  "alt": "Round arches, wooden doors and clay pots in the loggia of the courtyard villa",
  "color": "#8d7967",
  "placeholder": "radial-gradient(at 0,#ab6c4c,#0000 60%),radial-gradient(at 100%,#7b5d4c,#0000 60%),linear-gradient(#746f68,#936752,#9d9580)"
};
