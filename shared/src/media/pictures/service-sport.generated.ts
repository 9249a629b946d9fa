// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceSport: PictureData = {
  "name": "service-sport",
  "hash": "a9efafac",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 50%",
  "alt": "Three surf boards standing in the sand between palms",
  "color": "#858983",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#887,#0000 60%),radial-gradient(at 100%,#898,#0000 60%),linear-gradient(#78a,#9a9,#a86)"
};
