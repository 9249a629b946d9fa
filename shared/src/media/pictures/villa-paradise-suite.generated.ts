// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseSuite: PictureData = {
  "name": "villa-paradise-suite",
  "hash": "467178aa",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "35% 55%",
  "alt": "Second bedroom with a woven headboard and an indigo blanket, its doors open to the garden",
  "color": "#91856f",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#908261,#0000 60%),radial-gradient(at 100%,#9fb192,#0000 60%),linear-gradient(#907d66,#afb69a,#928178)"
};
