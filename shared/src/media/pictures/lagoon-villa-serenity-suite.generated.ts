// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenitySuite: PictureData = {
  "name": "lagoon-villa-serenity-suite",
  "hash": "68b8a095",
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
  "color": "#907b61",
  "placeholder": "radial-gradient(at 0,#7e6242,#0000 60%),radial-gradient(at 100%,#969f91,#0000 60%),linear-gradient(#917652,#9f947c,#937a65)"
};
