// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityView: PictureData = {
  "name": "ocean-villa-infinity-view",
  "hash": "27132135",
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
  "alt": "The ocean from the bed at the end of the day, with two round armchairs and palms on the terrace",
  "color": "#968260",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b5a079,#0000 60%),radial-gradient(at 100%,#bda97c,#0000 60%),linear-gradient(#846f5a,#ab9679,#826d4c)"
};
