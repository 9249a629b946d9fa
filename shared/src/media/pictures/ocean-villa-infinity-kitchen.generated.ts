// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityKitchen: PictureData = {
  "name": "ocean-villa-infinity-kitchen",
  "hash": "72eec0e0",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "65% 50%",
  "alt": "Kitchen with a pale marble island, walnut cupboards and globe lamps, open to the ocean",
  "color": "#8e8a78",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#bcc2b5,#0000 60%),radial-gradient(at 100%,#6f634d,#0000 60%),linear-gradient(#9b9780,#95957e,#7f7a69)"
};
