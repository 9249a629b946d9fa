// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
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
  "alt": "Clay-coloured courtyard villa with arches and a pool",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a75,#0000 60%),radial-gradient(at 100%,#864,#0000 60%),linear-gradient(#777,#975,#9a8)"
};
