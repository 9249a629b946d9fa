// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseSuite: PictureData = {
  "name": "villa-paradise-suite",
  "hash": "416dc909",
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
  "color": "#947f65",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#8b7e64,#0000 60%),radial-gradient(at 100%,#8b8f6a,#0000 60%),linear-gradient(#a17f5b,#9f9c81,#968077)"
};
