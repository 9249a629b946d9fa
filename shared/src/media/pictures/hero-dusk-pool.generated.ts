// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroDuskPool: PictureData = {
  "name": "hero-dusk-pool",
  "hash": "10f9e05f",
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
  "focus": "55% 58%",
  "alt": "Oceanfront villa at dusk: lit rooms, glowing pool and the last light on the horizon",
  "color": "#666268",
  "placeholder": "radial-gradient(at 0,#8d8071,#0000 60%),radial-gradient(at 100%,#976a51,#0000 60%),linear-gradient(#4a618f,#6b6868,#4d5457)",
  "portrait": {
    "name": "hero-dusk-pool-portrait",
    "hash": "cbf35ac2",
    "width": 1280,
    "height": 1600,
    "widths": [
      360,
      480,
      640,
      828,
      1080
    ],
    "focus": "50% 58%"
  }
};
