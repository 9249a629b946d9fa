// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseEvening: PictureData = {
  "name": "villa-paradise-evening",
  "hash": "f71f3ece",
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
  "focus": "50% 60%",
  "alt": "Courtyard pool at dusk, mirroring the lamps of the arcade and lit windows under a violet sky",
  "color": "#6f5b59",
  "placeholder": "radial-gradient(at 0,#6a351e,#0000 60%),radial-gradient(at 100%,#90563c,#0000 60%),linear-gradient(#5b6580,#a26e50,#928579)"
};
