// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinitySuite: PictureData = {
  "name": "ocean-villa-infinity-suite",
  "hash": "ce2f2c1d",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "40% 55%",
  "alt": "Second bedroom with a slate-blue wall, a low walnut bed and palms before the ocean",
  "color": "#8e8a78",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#797a66,#0000 60%),radial-gradient(at 100%,#aeb59d,#0000 60%),linear-gradient(#91907c,#a1a58f,#88796c)"
};
