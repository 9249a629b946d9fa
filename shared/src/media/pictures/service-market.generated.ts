// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMarket: PictureData = {
  "name": "service-market",
  "hash": "338ed910",
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
  "color": "#946f45",
  "placeholder": "radial-gradient(at 0,#9f6636,#0000 60%),radial-gradient(at 100%,#ad6f3c,#0000 60%),linear-gradient(#4f5746,#bc7d40,#c58a47)"
};
