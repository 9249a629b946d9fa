// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDining: PictureData = {
  "name": "lagoon-villa-serenity-dining",
  "hash": "ca32e937",
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
  "alt": "Round teak dining table under a large woven lamp, its glass wall open to the lagoon",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#becec0,#0000 60%),radial-gradient(at 100%,#7e6949,#0000 60%),linear-gradient(#8a785c,#acab8e,#756654)"
};
