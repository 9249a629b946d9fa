// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroSunsetPool: PictureData = {
  "name": "hero-sunset-pool",
  "hash": "5c735789",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "55% 58%",
  "alt": "Infinity pool and terrace of a two-story villa above the beach, the sun low over the Pacific",
  "color": "#827668",
  "placeholder": "radial-gradient(at 0,#beab7e,#0000 60%),radial-gradient(at 100%,#886737,#0000 60%),linear-gradient(#8486a5,#84775e,#615a4a)",
  "portrait": {
    "name": "hero-sunset-pool-portrait",
    "hash": "da3eac50",
    "width": 960,
    "height": 1200,
    "widths": [
      360,
      480,
      640,
      828,
      960
    ],
    "focus": "50% 58%"
  }
};
