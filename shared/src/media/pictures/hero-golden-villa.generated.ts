// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroGoldenVilla: PictureData = {
  "name": "hero-golden-villa",
  "hash": "b533562c",
  "width": 2560,
  "height": 1600,
  "widths": [
    320,
    640,
    960,
    1280,
    1920,
    2560
  ],
  "focus": "62% 55%",
  "alt": "Ocean villa above a flowering dune in golden evening light, umbrellas and loungers beside its infinity pool",
  "color": "#777b6d",
  "placeholder": "radial-gradient(at 0,#595e44,#0000 60%),radial-gradient(at 100%,#958f74,#0000 60%),linear-gradient(#62809d,#8e866b,#8d784a)",
  "portrait": {
    "name": "hero-golden-villa-portrait",
    "hash": "088e3627",
    "width": 1280,
    "height": 1600,
    "widths": [
      360,
      480,
      640,
      828,
      1080
    ],
    "focus": "50% 55%"
  }
};
