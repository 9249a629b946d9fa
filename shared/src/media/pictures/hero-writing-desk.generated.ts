// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroWritingDesk: PictureData = {
  "name": "hero-writing-desk",
  "hash": "56268dce",
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
  "focus": "50% 60%",
  "alt": "Writing table with letter paper, a pen and flowers on a terrace above the sea",
  "color": "#8c7f61",
  "placeholder": "radial-gradient(at 0,#746448,#0000 60%),radial-gradient(at 100%,#7d6f51,#0000 60%),linear-gradient(#979c75,#918164,#9a7e67)",
  "portrait": {
    "name": "hero-writing-desk-portrait",
    "hash": "4d9f95a0",
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
