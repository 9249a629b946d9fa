// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBath: PictureData = {
  "name": "lagoon-villa-serenity-bath",
  "hash": "e284d211",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "55% 55%",
  "alt": "Bathroom with a free-standing tub, clay basins and a garden of broad leaves at its edge",
  "color": "#908465",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#7d6845,#0000 60%),radial-gradient(at 100%,#afbf9c,#0000 60%),linear-gradient(#978a68,#b4b390,#85725b)"
};
