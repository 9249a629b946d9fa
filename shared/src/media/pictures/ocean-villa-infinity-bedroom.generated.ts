// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBedroom: PictureData = {
  "name": "ocean-villa-infinity-bedroom",
  "hash": "e7ab4592",
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
  "focus": "65% 55%",
  "alt": "Bedroom with a wall of stone, a wide walnut headboard and glass doors open to the ocean",
  "color": "#827668",
  "placeholder": "radial-gradient(at 0,#abb2a1,#0000 60%),radial-gradient(at 100%,#7f6148,#0000 60%),linear-gradient(#826a54,#9e9882,#696a6a)"
};
