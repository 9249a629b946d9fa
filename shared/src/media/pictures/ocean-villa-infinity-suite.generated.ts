// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinitySuite: PictureData = {
  "name": "ocean-villa-infinity-suite",
  "hash": "2e0b5ba1",
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
  "color": "#888479",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#666459,#0000 60%),radial-gradient(at 100%,#bfc6b6,#0000 60%),linear-gradient(#8b8d80,#a5ab9c,#7c6d68)"
};
