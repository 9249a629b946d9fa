// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityLiving: PictureData = {
  "name": "ocean-villa-infinity-living",
  "hash": "0743ae40",
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
  "focus": "45% 55%",
  "alt": "Living room with a deep sofa, a stone wall with a fire, and the ocean behind tall glass",
  "color": "#867a6c",
  "placeholder": "radial-gradient(at 0,#5b5948,#0000 60%),radial-gradient(at 100%,#ccceb6,#0000 60%),linear-gradient(#7a5e4f,#958d7c,#7d726b)"
};
