// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDining: PictureData = {
  "name": "ocean-villa-infinity-dining",
  "hash": "85ce7bb0",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 60%",
  "alt": "Long walnut dining table with upholstered chairs beside a stone wall, open to the ocean",
  "color": "#8a8674",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#62583d,#0000 60%),radial-gradient(at 100%,#ccd4c3,#0000 60%),linear-gradient(#8e8772,#adae98,#7d7a6d)"
};
