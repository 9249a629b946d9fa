// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroTerraceBedroom: PictureData = {
  "name": "hero-terrace-bedroom",
  "hash": "a49d69a9",
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
  "focus": "40% 55%",
  "alt": "Bedroom with a four-poster bed under wooden beams, open to a terrace and the ocean",
  "color": "#988469",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#988361,#0000 60%),radial-gradient(at 100%,#b0ac94,#0000 60%),linear-gradient(#927658,#b9ac90,#97826f)",
  "portrait": {
    "name": "hero-terrace-bedroom-portrait",
    "hash": "f325e701",
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
