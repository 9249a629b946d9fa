// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityAerial: PictureData = {
  "name": "lagoon-villa-serenity-aerial",
  "hash": "1e61c218",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 50%",
  "alt": "The villa and its thatched palapa from above, with the pool and a wooden jetty on the lagoon",
  "color": "#6e7a60",
  "placeholder": "radial-gradient(at 0,#8b7f5a,#0000 60%),radial-gradient(at 100%,#6f836e,#0000 60%),linear-gradient(#707153,#9aa393,#608274)"
};
