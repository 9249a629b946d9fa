// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFoodDinner: PictureData = {
  "name": "service-food-dinner",
  "hash": "f2a1ce45",
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
  "alt": "Long table set for dinner with candles and flowers above the sea at sunset",
  "color": "#887359",
  "placeholder": "radial-gradient(at 0,#988268,#0000 60%),radial-gradient(at 100%,#756862,#0000 60%),linear-gradient(#be9f60,#7e6750,#51433f)"
};
