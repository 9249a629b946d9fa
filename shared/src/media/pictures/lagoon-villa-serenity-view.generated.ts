// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityView: PictureData = {
  "name": "lagoon-villa-serenity-view",
  "hash": "8d7de000",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "The lagoon from the bed, with two teak armchairs between linen curtains and palms on the far bank",
  "color": "#9a8664",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b5a887,#0000 60%),radial-gradient(at 100%,#ab9e7a,#0000 60%),linear-gradient(#827355,#938869,#9e7e58)"
};
