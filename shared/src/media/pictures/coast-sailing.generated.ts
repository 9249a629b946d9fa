// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const coastSailing: PictureData = {
  "name": "coast-sailing",
  "hash": "27abf7f3",
  "width": 1600,
  "height": 1000,
  "widths": [
    320,
    640,
    960,
    1280,
    1600
  ],
  "focus": "66% 50%",
  "alt": "Catamaran under sail on a calm sea at sunset, dark hills on the horizon",
  "color": "#857962",
  "placeholder": "radial-gradient(at 0,#71684d,#0000 60%),radial-gradient(at 100%,#d8bc7c,#0000 60%),linear-gradient(#828182,#958358,#5b4b35)"
};
