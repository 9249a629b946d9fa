// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroCourtyard: PictureData = {
  "name": "hero-courtyard",
  "hash": "181ec499",
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
  "focus": "66% 62%",
  "alt": "Courtyard with a stone fountain, ocher arcades, clay pots and bougainvillea in the morning sun",
  "color": "#816d5a",
  "placeholder": "radial-gradient(at 0,#ae7a47,#0000 60%),radial-gradient(at 100%,#865d46,#0000 60%),linear-gradient(#636f6c,#a77b51,#8c7363)",
  "portrait": {
    "name": "hero-courtyard-portrait",
    "hash": "fd3ef5f1",
    "width": 1280,
    "height": 1600,
    "widths": [
      360,
      480,
      640,
      828,
      1080
    ],
    "focus": "50% 62%"
  }
};
