// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseSuite: PictureData = {
  "name": "villa-paradise-suite",
  "hash": "01099574",
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
  "focus": "35% 55%",
  "alt": "Second bedroom with a woven headboard and an indigo blanket, its doors open to the garden",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#8e8260,#0000 60%),radial-gradient(at 100%,#9fa28b,#0000 60%),linear-gradient(#8c7b61,#b0ae96,#8c7f74)"
};
