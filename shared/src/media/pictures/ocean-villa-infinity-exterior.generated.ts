// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityExterior: PictureData = {
  "name": "ocean-villa-infinity-exterior",
  "hash": "1cace766",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 50%",
  "alt": "Two-story ocean villa with a stone tower, pergola and long infinity pool above a flowering garden",
  "color": "#7d817b",
  "placeholder": "radial-gradient(at 0,#877e75,#0000 60%),radial-gradient(at 100%,#898780,#0000 60%),linear-gradient(#6e86a2,#8f857b,#7e754d)"
};
