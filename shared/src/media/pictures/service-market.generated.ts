// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMarket: PictureData = {
  "name": "service-market",
  "hash": "14ded0fb",
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
  "alt": "Crates of oranges, limes, tomatoes and chilies on a market stall",
  "color": "#9d815a",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9e7649,#0000 60%),radial-gradient(at 100%,#b68b65,#0000 60%),linear-gradient(#535746,#b38c5e,#d8aa6f)"
};
