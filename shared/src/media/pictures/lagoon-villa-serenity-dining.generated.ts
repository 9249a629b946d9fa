// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDining: PictureData = {
  "name": "lagoon-villa-serenity-dining",
  "hash": "dbb22aef",
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
  "alt": "Round teak dining table under a large woven lamp, its glass wall open to the lagoon",
  "color": "#8e8274",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#c0cfc9,#0000 60%),radial-gradient(at 100%,#7f6a52,#0000 60%),linear-gradient(#917f6b,#aeac97,#716257)"
};
