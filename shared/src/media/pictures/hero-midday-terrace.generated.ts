// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroMiddayTerrace: PictureData = {
  "name": "hero-midday-terrace",
  "hash": "75fb1552",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "60% 60%",
  "alt": "Turquoise infinity pool beside a flowering dune, white umbrellas and loungers, the ocean at midday",
  "color": "#858983",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#92938b,#0000 60%),radial-gradient(at 100%,#907660,#0000 60%),linear-gradient(#7b8b9d,#707e74,#849a87)",
  "portrait": {
    "name": "hero-midday-terrace-portrait",
    "hash": "651c6cc8",
    "width": 960,
    "height": 1200,
    "widths": [
      360,
      480,
      640,
      828,
      960
    ],
    "focus": "50% 60%"
  }
};
