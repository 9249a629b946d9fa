// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenitySuite: PictureData = {
  "name": "lagoon-villa-serenity-suite",
  "hash": "7a7c8291",
  "width": 2560,
  "height": 1600,
  "widths": [
    320,
    640,
    960,
    1280,
    1920,
    2560
  ],
  "focus": "30% 55%",
  "alt": "Second bedroom with a clay-colored wall, a striped rug and glass doors open to the lagoon",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#6e5b3c,#0000 60%),radial-gradient(at 100%,#a4b5a9,#0000 60%),linear-gradient(#85725b,#a8a68f,#978670)"
};
