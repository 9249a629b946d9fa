// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseArcade: PictureData = {
  "name": "villa-paradise-arcade",
  "hash": "c807ef97",
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
  "focus": "50% 50%",
  "alt": "Round arches, wooden doors and clay pots in the loggia of the courtyard villa",
  "color": "#90735d",
  "placeholder": "radial-gradient(at 0,#b16643,#0000 60%),radial-gradient(at 100%,#7c5a47,#0000 60%),linear-gradient(#766a5d,#986449,#9f8f74)"
};
