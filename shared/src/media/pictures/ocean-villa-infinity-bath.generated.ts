// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBath: PictureData = {
  "name": "ocean-villa-infinity-bath",
  "hash": "0fbcb1f1",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "Bathroom with a white tub before the ocean, fluted walnut and two round mirrors",
  "color": "#888479",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a9b3a2,#0000 60%),radial-gradient(at 100%,#736b63,#0000 60%),linear-gradient(#848277,#8c9082,#867c75)"
};
