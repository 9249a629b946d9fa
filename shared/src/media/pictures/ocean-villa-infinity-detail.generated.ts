// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDetail: PictureData = {
  "name": "ocean-villa-infinity-detail",
  "hash": "9dca7c85",
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
  "focus": "50% 55%",
  "alt": "Stone basin with a brass tap, three bottles and a rolled towel on a marble counter",
  "color": "#8e8274",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#8c928e,#0000 60%),radial-gradient(at 100%,#808981,#0000 60%),linear-gradient(#897965,#91938e,#9e7f70)"
};
