// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroTerraceBedroom: PictureData = {
  "name": "hero-terrace-bedroom",
  "hash": "65aaaf23",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "40% 55%",
  "alt": "Bedroom with a four-poster bed under wooden beams, open to a terrace and the ocean",
  "color": "#9c886d",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9a8767,#0000 60%),radial-gradient(at 100%,#b3af99,#0000 60%),linear-gradient(#9b7e5f,#bcaf96,#98836f)",
  "portrait": {
    "name": "hero-terrace-bedroom-portrait",
    "hash": "b16d44d3",
    "width": 960,
    "height": 1200,
    "widths": [
      360,
      480,
      640,
      828,
      960
    ],
    "focus": "50% 55%"
  }
};
