// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDining: PictureData = {
  "name": "ocean-villa-infinity-dining",
  "hash": "fbcdd5d4",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 60%",
  "alt": "Long walnut dining table with upholstered chairs beside a stone wall, open to the ocean",
  "color": "#868270",
  "placeholder": "radial-gradient(at 0,#5c5338,#0000 60%),radial-gradient(at 100%,#c9d2c0,#0000 60%),linear-gradient(#8a836e,#a8ab94,#797569)"
};
