// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroDuskPool: PictureData = {
  "name": "hero-dusk-pool",
  "hash": "9720e2a3",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "55% 58%",
  "alt": "Oceanfront villa at dusk: lit rooms, glowing pool and the last light on the horizon",
  "color": "#666268",
  "placeholder": "radial-gradient(at 0,#91836f,#0000 60%),radial-gradient(at 100%,#996c46,#0000 60%),linear-gradient(#465c98,#6d6965,#4d5555)",
  "portrait": {
    "name": "hero-dusk-pool-portrait",
    "hash": "8d0d55fa",
    "width": 960,
    "height": 1200,
    "widths": [
      360,
      480,
      640,
      828,
      960
    ],
    "focus": "50% 58%"
  }
};
