// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWhales: PictureData = {
  "name": "service-whales",
  "hash": "1a8900df",
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
  "alt": "Tail of a humpback whale above a calm bay, green hills behind",
  "color": "#717d73",
  "placeholder": "radial-gradient(at 0,#6d776c,#0000 60%),radial-gradient(at 100%,#546b65,#0000 60%),linear-gradient(#9d9d8e,#5e655d,#5b6b65)"
};
