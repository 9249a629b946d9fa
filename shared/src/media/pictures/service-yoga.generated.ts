// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceYoga: PictureData = {
  "name": "service-yoga",
  "hash": "7183ee4f",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 62%",
  "alt": "Yoga mats, a cushion and lanterns on a wooden deck above the sea, the sun low between palms",
  "color": "#81755e",
  "placeholder": "radial-gradient(at 0,#726649,#0000 60%),radial-gradient(at 100%,#6d6150,#0000 60%),linear-gradient(#c8bc9d,#8c8064,#514536)"
};
