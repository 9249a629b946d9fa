// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityPergola: PictureData = {
  "name": "ocean-villa-infinity-pergola",
  "hash": "5785e2fa",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 60%",
  "alt": "Long wooden table under a pergola by a stone wall, with the pool and the Pacific beyond",
  "color": "#928678",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#74614d,#0000 60%),radial-gradient(at 100%,#8e9f9e,#0000 60%),linear-gradient(#a28f7d,#94958b,#a09083)"
};
