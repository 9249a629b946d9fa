// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBedroom: PictureData = {
  "name": "villa-paradise-bedroom",
  "hash": "edb0849f",
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
  "focus": "65% 55%",
  "alt": "Bedroom with a four-poster bed, clay walls and two arches on the courtyard",
  "color": "#926e54",
  "placeholder": "radial-gradient(at 0,#9d8f84,#0000 60%),radial-gradient(at 100%,#835033,#0000 60%),linear-gradient(#865c3b,#a6846c,#a17d60)"
};
