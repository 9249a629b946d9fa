// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroBonfire: PictureData = {
  "name": "hero-bonfire",
  "hash": "e462f1a2",
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
  "alt": "Fire on the beach at sunset, with cushions around it and lanterns along the sand",
  "color": "#847771",
  "placeholder": "radial-gradient(at 0,#917b5f,#0000 60%),radial-gradient(at 100%,#8c745d,#0000 60%),linear-gradient(#bbaca0,#ba9772,#4f4b59)",
  "portrait": {
    "name": "hero-bonfire-portrait",
    "hash": "46fd39a4",
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
