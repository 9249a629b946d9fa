// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDetail: PictureData = {
  "name": "ocean-villa-infinity-detail",
  "hash": "11c5e5af",
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
  "alt": "Stone basin with a brass tap, three bottles and a rolled towel on a marble counter",
  "color": "#928678",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#969394,#0000 60%),radial-gradient(at 100%,#8a8987,#0000 60%),linear-gradient(#8e7f67,#98938f,#9a8571)"
};
