// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityExterior: PictureData = {
  "name": "ocean-villa-infinity-exterior",
  "hash": "25f60702",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "45% 50%",
  "alt": "Two-story ocean villa with a stone tower, pergola and long infinity pool above a flowering garden",
  "color": "#768280",
  "placeholder": "radial-gradient(at 0,#81837b,#0000 60%),radial-gradient(at 100%,#828a86,#0000 60%),linear-gradient(#6584ae,#87877e,#7b794e)"
};
