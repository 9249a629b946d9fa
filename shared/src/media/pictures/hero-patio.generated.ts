// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroPatio: PictureData = {
  "name": "hero-patio",
  "hash": "78a5dc24",
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
  "focus": "45% 55%",
  "alt": "Courtyard with a long pool, arcades on two sides and palms, in slanting light",
  "color": "#8e8274",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#875e41,#0000 60%),radial-gradient(at 100%,#cba692,#0000 60%),linear-gradient(#889c9c,#c5a184,#83725f)",
  "portrait": {
    "name": "hero-patio-portrait",
    "hash": "f21bc957",
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
