// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroBonfire: PictureData = {
  "name": "hero-bonfire",
  "hash": "ef6850c7",
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
  "placeholder": "radial-gradient(at 0,#8e7964,#0000 60%),radial-gradient(at 100%,#8e765e,#0000 60%),linear-gradient(#a79d8f,#b18e66,#615961)",
  "portrait": {
    "name": "hero-bonfire-portrait",
    "hash": "68d77116",
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
