// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDining: PictureData = {
  "name": "ocean-villa-infinity-dining",
  "hash": "95070313",
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
  "focus": "50% 60%",
  "alt": "Long walnut dining table with upholstered chairs beside a stone wall, open to the ocean",
  "color": "#8e8274",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#685642,#0000 60%),radial-gradient(at 100%,#b4c6b2,#0000 60%),linear-gradient(#9c8373,#a5aa94,#867d76)"
};
