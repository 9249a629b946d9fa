// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBedroom: PictureData = {
  "name": "ocean-villa-infinity-bedroom",
  "hash": "d93aff1c",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "68% 55%",
  "alt": "Bedroom with exposed wooden beams open to a terrace and the ocean",
  "color": "#907b61",
  "placeholder": "radial-gradient(at 0,#ada895,#0000 60%),radial-gradient(at 100%,#705c44,#0000 60%),linear-gradient(#9b8160,#b1a68f,#8b755c)"
};
