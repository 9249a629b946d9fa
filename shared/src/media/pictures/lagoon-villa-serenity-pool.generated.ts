// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityPool: PictureData = {
  "name": "lagoon-villa-serenity-pool",
  "hash": "d9d6d35f",
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
  "alt": "Pool at dusk with loungers and umbrellas before lit rooms, mirroring a violet sky",
  "color": "#606577",
  "placeholder": "radial-gradient(at 0,#817972,#0000 60%),radial-gradient(at 100%,#956b4a,#0000 60%),linear-gradient(#607db6,#7d6b69,#38445f)"
};
