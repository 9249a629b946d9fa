// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityExterior: PictureData = {
  "name": "lagoon-villa-serenity-exterior",
  "hash": "c228f351",
  "width": 1800,
  "height": 1125,
  "widths": [
    320,
    640,
    960,
    1280,
    1800
  ],
  "focus": "40% 55%",
  "alt": "Low villa and a round palapa along a long pool at the edge of the lagoon, by day",
  "color": "#727e7c",
  "placeholder": "radial-gradient(at 0,#858671,#0000 60%),radial-gradient(at 100%,#727a70,#0000 60%),linear-gradient(#6e85a9,#787b70,#6a745b)"
};
