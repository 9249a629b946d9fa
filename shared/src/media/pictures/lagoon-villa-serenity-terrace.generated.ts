// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityTerrace: PictureData = {
  "name": "lagoon-villa-serenity-terrace",
  "hash": "0cecab93",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "45% 55%",
  "alt": "Loungers under two umbrellas on the terrace, with the pool, the lagoon and green hills beyond",
  "color": "#848879",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#6b9086,#0000 60%),radial-gradient(at 100%,#8a7954,#0000 60%),linear-gradient(#9a9591,#939b87,#797e71)"
};
