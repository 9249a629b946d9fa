// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDetail: PictureData = {
  "name": "ocean-villa-infinity-detail",
  "hash": "8770a7b1",
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
  "alt": "Stone basin with a brass tap, three bottles and a rolled towel on a marble counter",
  "color": "#928678",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#969394,#0000 60%),radial-gradient(at 100%,#8a8987,#0000 60%),linear-gradient(#8e8067,#98938f,#9a8571)"
};
