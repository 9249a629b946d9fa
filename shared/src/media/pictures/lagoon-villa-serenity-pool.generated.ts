// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityPool: PictureData = {
  "name": "lagoon-villa-serenity-pool",
  "hash": "4bf1d559",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "55% 60%",
  "alt": "Pool at dusk with loungers and umbrellas before lit rooms, mirroring a violet sky",
  "color": "#636771",
  "placeholder": "radial-gradient(at 0,#847b6c,#0000 60%),radial-gradient(at 100%,#976e45,#0000 60%),linear-gradient(#617eb5,#7f6e63,#3d4956)"
};
