// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardResidentialVilla: PictureData = {
  "name": "card-residential-villa",
  "hash": "0b846b53",
  "width": 960,
  "height": 720,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "Clay-colored courtyard villa with arches and a pool",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a97552,#0000 60%),radial-gradient(at 100%,#876142,#0000 60%),linear-gradient(#7c7e78,#9f755a,#9ba289)"
};
