// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBath: PictureData = {
  "name": "ocean-villa-infinity-bath",
  "hash": "d983b3c3",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "Bathroom with a white tub before the ocean, fluted walnut and two round mirrors",
  "color": "#8c887d",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#c1ccba,#0000 60%),radial-gradient(at 100%,#6b645c,#0000 60%),linear-gradient(#868579,#94998a,#897e77)"
};
