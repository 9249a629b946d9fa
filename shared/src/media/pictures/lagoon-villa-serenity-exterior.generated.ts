// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityExterior: PictureData = {
  "name": "lagoon-villa-serenity-exterior",
  "hash": "f23232a6",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "35% 50%",
  "alt": "Single-story lagoon villa with a palapa and a wooden jetty at blue hour",
  "color": "#676b75",
  "placeholder": "radial-gradient(at 0,#5c5043,#0000 60%),radial-gradient(at 100%,#706b60,#0000 60%),linear-gradient(#748bb0,#847361,#5f585b)"
};
