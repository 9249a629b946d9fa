// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMarket: PictureData = {
  "name": "service-market",
  "hash": "b62e0113",
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
  "color": "#987349",
  "placeholder": "radial-gradient(at 0,#a96d3a,#0000 60%),radial-gradient(at 100%,#bb7a44,#0000 60%),linear-gradient(#4e5a4c,#b87d42,#c58d4d)"
};
