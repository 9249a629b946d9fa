// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityLiving: PictureData = {
  "name": "ocean-villa-infinity-living",
  "hash": "0964fb0f",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "45% 55%",
  "alt": "Living room with a deep sofa, a stone wall with a fire, and the ocean behind tall glass",
  "color": "#8a7e70",
  "placeholder": "radial-gradient(at 0,#605c4d,#0000 60%),radial-gradient(at 100%,#ced0bd,#0000 60%),linear-gradient(#7f6352,#99917f,#82776e)"
};
