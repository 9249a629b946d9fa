// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseArcade: PictureData = {
  "name": "villa-paradise-arcade",
  "hash": "4d0f3d20",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 50%",
  "alt": "Round arches, wooden doors and clay pots in the loggia of the courtyard villa",
  "color": "#8c775d",
  "placeholder": "radial-gradient(at 0,#ad6a43,#0000 60%),radial-gradient(at 100%,#785d47,#0000 60%),linear-gradient(#736e5d,#94684a,#9c9475)"
};
