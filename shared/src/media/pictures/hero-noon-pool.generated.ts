// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroNoonPool: PictureData = {
  "name": "hero-noon-pool",
  "hash": "c469127c",
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
  "focus": "60% 60%",
  "alt": "Long pool beside a thatched palapa at noon, flowers along its edge and the ocean behind",
  "color": "#858983",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#422e11,#0000 60%),radial-gradient(at 100%,#95a5a5,#0000 60%),linear-gradient(#9299a5,#969992,#aab4ad)",
  "portrait": {
    "name": "hero-noon-pool-portrait",
    "hash": "be94526d",
    "width": 1280,
    "height": 1600,
    "widths": [
      360,
      480,
      640,
      828,
      1080
    ],
    "focus": "50% 60%"
  }
};
