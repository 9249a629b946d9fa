// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBath: PictureData = {
  "name": "lagoon-villa-serenity-bath",
  "hash": "8eda78fd",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "55% 55%",
  "alt": "Bathroom with a free-standing tub, clay basins and a garden of broad leaves at its edge",
  "color": "#968260",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#907149,#0000 60%),radial-gradient(at 100%,#959a72,#0000 60%),linear-gradient(#9b8861,#a49c74,#987e65)"
};
