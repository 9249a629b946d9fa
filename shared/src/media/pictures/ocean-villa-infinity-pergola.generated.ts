// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityPergola: PictureData = {
  "name": "ocean-villa-infinity-pergola",
  "hash": "ae6f5ff3",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "45% 60%",
  "alt": "Long wooden table under a pergola by a stone wall, with the pool and the Pacific beyond",
  "color": "#867a6c",
  "placeholder": "radial-gradient(at 0,#685541,#0000 60%),radial-gradient(at 100%,#829392,#0000 60%),linear-gradient(#958272,#87887f,#948475)"
};
