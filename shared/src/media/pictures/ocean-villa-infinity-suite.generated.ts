// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinitySuite: PictureData = {
  "name": "ocean-villa-infinity-suite",
  "hash": "ab4f40da",
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
  "focus": "40% 55%",
  "alt": "Second bedroom with a slate-blue wall, a low walnut bed and palms before the ocean",
  "color": "#8a8674",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#72725e,#0000 60%),radial-gradient(at 100%,#acb59c,#0000 60%),linear-gradient(#898975,#9da18b,#88786c)"
};
