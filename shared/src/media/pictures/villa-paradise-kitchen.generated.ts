// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseKitchen: PictureData = {
  "name": "villa-paradise-kitchen",
  "hash": "a2d9c4f7",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 55%",
  "alt": "Kitchen with a clay-plastered counter, blue tile, a dark wooden table and iron lamps",
  "color": "#926e54",
  "placeholder": "radial-gradient(at 0,#ad9a8a,#0000 60%),radial-gradient(at 100%,#7a5941,#0000 60%),linear-gradient(#986f49,#9c7e66,#8b5e47)"
};
