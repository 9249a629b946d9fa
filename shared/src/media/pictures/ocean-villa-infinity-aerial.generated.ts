// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityAerial: PictureData = {
  "name": "ocean-villa-infinity-aerial",
  "hash": "f70a6826",
  "width": 1856,
  "height": 1160,
  "widths": [
    320,
    640,
    960,
    1280,
    1856
  ],
  "focus": "50% 45%",
  "alt": "The villa from above, its long pool between palms, flowering dunes and the beach",
  "color": "#7d8162",
  "placeholder": "radial-gradient(at 0,#7e8262,#0000 60%),radial-gradient(at 100%,#7d816c,#0000 60%),linear-gradient(#7a7e5d,#919584,#7f8368)"
};
