// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceGolfCart: PictureData = {
  "name": "service-golf-cart",
  "hash": "8db55b9e",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 50%",
  "alt": "White golf cart with four seats on a path between palms",
  "color": "#767a64",
  "placeholder": "radial-gradient(at 0,#6c6e43,#0000 60%),radial-gradient(at 100%,#3a4933,#0000 60%),linear-gradient(#718077,#6d6645,#a6937a)"
};
