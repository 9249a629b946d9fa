// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroShore: PictureData = {
  "name": "hero-shore",
  "hash": "9b1d4681",
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
  "focus": "50% 55%",
  "alt": "The shore from above: crowns of palms, sand and their shadows on turquoise water",
  "color": "#6b886d",
  "placeholder": "radial-gradient(at 0,#4b5b3a,#0000 60%),radial-gradient(at 100%,#57603d,#0000 60%),linear-gradient(#6dbdb6,#768774,#918d6d)",
  "portrait": {
    "name": "hero-shore-portrait",
    "hash": "18dc3610",
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
