// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBedroom: PictureData = {
  "name": "villa-paradise-bedroom",
  "hash": "fa6e6945",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "65% 55%",
  "alt": "Bedroom with a four-poster bed, clay walls and two arches on the courtyard",
  "color": "#967258",
  "placeholder": "radial-gradient(at 0,#a29288,#0000 60%),radial-gradient(at 100%,#885337,#0000 60%),linear-gradient(#8d6242,#aa8970,#a18162)"
};
