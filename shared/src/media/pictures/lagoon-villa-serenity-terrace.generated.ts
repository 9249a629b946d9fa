// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityTerrace: PictureData = {
  "name": "lagoon-villa-serenity-terrace",
  "hash": "36f4fb45",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 55%",
  "alt": "Loungers under two umbrellas on the terrace, with the pool, the lagoon and green hills beyond",
  "color": "#7f8475",
  "placeholder": "radial-gradient(at 0,#678c82,#0000 60%),radial-gradient(at 100%,#867550,#0000 60%),linear-gradient(#96918d,#8f9783,#757a6d)"
};
