// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseEvening: PictureData = {
  "name": "villa-paradise-evening",
  "hash": "1ccca7d8",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 60%",
  "alt": "Courtyard pool at dusk, mirroring the lamps of the arcade and lit windows under a violet sky",
  "color": "#635751",
  "placeholder": "radial-gradient(at 0,#67422b,#0000 60%),radial-gradient(at 100%,#7c543a,#0000 60%),linear-gradient(#596476,#856144,#6c6558)"
};
