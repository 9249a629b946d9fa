// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseAerial: PictureData = {
  "name": "villa-paradise-aerial",
  "hash": "2ed13fb2",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 55%",
  "alt": "Courtyard villa from above: tiled roofs around a pool and beds of palms",
  "color": "#7e7a50",
  "placeholder": "radial-gradient(at 0,#646942,#0000 60%),radial-gradient(at 100%,#74764b,#0000 60%),linear-gradient(#877850,#86705a,#988b66)"
};
