// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBedroom: PictureData = {
  "name": "ocean-villa-infinity-bedroom",
  "hash": "d7dd861d",
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
  "alt": "Bedroom with exposed wooden beams and a woven rug, open to a terrace and the ocean",
  "color": "#8c775d",
  "placeholder": "radial-gradient(at 0,#a9a592,#0000 60%),radial-gradient(at 100%,#75624b,#0000 60%),linear-gradient(#927859,#b0a48d,#80684c)"
};
