// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyPool: PictureData = {
  "name": "lagoon-apt-harmony-pool",
  "hash": "a5af7cb5",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "55% 60%",
  "alt": "Loungers and white umbrellas along the shared pool of the lagoon apartments",
  "color": "#858983",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#96a3a5,#0000 60%),radial-gradient(at 100%,#89714f,#0000 60%),linear-gradient(#7889a0,#7d847b,#868c77)"
};
