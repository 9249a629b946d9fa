// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroMiddayTerrace: PictureData = {
  "name": "hero-midday-terrace",
  "hash": "7450975a",
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
  "alt": "Turquoise infinity pool beside a flowering dune, white umbrellas and loungers, the ocean at midday",
  "color": "#858983",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#909189,#0000 60%),radial-gradient(at 100%,#8e745f,#0000 60%),linear-gradient(#7c8c9e,#6e7c73,#849a88)",
  "portrait": {
    "name": "hero-midday-terrace-portrait",
    "hash": "4e0f8c15",
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
