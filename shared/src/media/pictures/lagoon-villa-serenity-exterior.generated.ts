// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityExterior: PictureData = {
  "name": "lagoon-villa-serenity-exterior",
  "hash": "2bb0d0d6",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "40% 55%",
  "alt": "Low villa and a round palapa along a long pool at the edge of the lagoon, by day",
  "color": "#727e7c",
  "placeholder": "radial-gradient(at 0,#8e8475,#0000 60%),radial-gradient(at 100%,#757770,#0000 60%),linear-gradient(#6989a8,#7e7972,#6a725a)"
};
