// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardOceanVilla: PictureData = {
  "name": "card-ocean-villa",
  "hash": "8d2eed01",
  "width": 1920,
  "height": 1440,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "80% 50%",
  "alt": "Beach, palms and the sun over the Pacific from the balcony of an ocean villa",
  "color": "#7d817b",
  "placeholder": "radial-gradient(at 0,#81846d,#0000 60%),radial-gradient(at 100%,#94855d,#0000 60%),linear-gradient(#9babbc,#8d8b77,#4c5051)"
};
