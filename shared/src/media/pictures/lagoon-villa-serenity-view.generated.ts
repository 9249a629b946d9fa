// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityView: PictureData = {
  "name": "lagoon-villa-serenity-view",
  "hash": "51867ee5",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "The lagoon from the bed, with two teak armchairs between linen curtains and palms on the far bank",
  "color": "#9a8664",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b4a888,#0000 60%),radial-gradient(at 100%,#ab9d7b,#0000 60%),linear-gradient(#827355,#92886a,#9d7f58)"
};
