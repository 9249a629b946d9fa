// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityAerial: PictureData = {
  "name": "lagoon-villa-serenity-aerial",
  "hash": "922999bd",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 50%",
  "alt": "The villa and its thatched palapa from above, with the pool and a wooden jetty on the lagoon",
  "color": "#728668",
  "placeholder": "radial-gradient(at 0,#768867,#0000 60%),radial-gradient(at 100%,#949f85,#0000 60%),linear-gradient(#7f8759,#95a896,#557f73)"
};
