// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBoat: PictureData = {
  "name": "service-boat",
  "hash": "21cf0f88",
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
  "alt": "White open boat with an outboard motor at the edge of the beach, turquoise water behind",
  "color": "#7d817b",
  "placeholder": "radial-gradient(at 0,#788f86,#0000 60%),radial-gradient(at 100%,#87928a,#0000 60%),linear-gradient(#728898,#758479,#83674d)"
};
