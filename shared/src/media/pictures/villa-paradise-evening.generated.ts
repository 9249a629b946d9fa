// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseEvening: PictureData = {
  "name": "villa-paradise-evening",
  "hash": "7c0f1816",
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
  "color": "#675b55",
  "placeholder": "radial-gradient(at 0,#69442d,#0000 60%),radial-gradient(at 100%,#7f563c,#0000 60%),linear-gradient(#5f697b,#886346,#716a5c)"
};
