// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroGoldenVilla: PictureData = {
  "name": "hero-golden-villa",
  "hash": "f621273d",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 55%",
  "alt": "Ocean villa with stone tower, pergola and infinity pool in golden evening light, open blue sky above",
  "color": "#7b776d",
  "placeholder": "radial-gradient(at 0,#887766,#0000 60%),radial-gradient(at 100%,#878073,#0000 60%),linear-gradient(#647ba1,#8f7b6a,#876c36)",
  "portrait": {
    "name": "hero-golden-villa-portrait",
    "hash": "521f9a7b",
    "width": 960,
    "height": 1200,
    "widths": [
      360,
      480,
      640,
      828,
      960
    ],
    "focus": "50% 55%"
  }
};
