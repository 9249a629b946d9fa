// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceAdventure: PictureData = {
  "name": "service-adventure",
  "hash": "fe3f0c8a",
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
  "alt": "Hanging bridge of planks and rope leading into tropical greenery",
  "color": "#606d4a",
  "placeholder": "radial-gradient(at 0,#233c1e,#0000 60%),radial-gradient(at 100%,#445a2c,#0000 60%),linear-gradient(#8b9173,#4f5a3a,#888867)"
};
