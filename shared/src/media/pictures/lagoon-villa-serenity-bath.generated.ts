// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBath: PictureData = {
  "name": "lagoon-villa-serenity-bath",
  "hash": "cfe82fcf",
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
  "color": "#968a64",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#927b4e,#0000 60%),radial-gradient(at 100%,#96a477,#0000 60%),linear-gradient(#9a8f65,#a6a77a,#978569)"
};
