// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBeachRide: PictureData = {
  "name": "service-beach-ride",
  "hash": "8877cd60",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 60%",
  "alt": "Two trails of hoof prints on an empty beach at sunset",
  "color": "#a49075",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#937a5e,#0000 60%),radial-gradient(at 100%,#aa8e70,#0000 60%),linear-gradient(#cfc5a6,#b19272,#816653)"
};
