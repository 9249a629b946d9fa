// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMezcal: PictureData = {
  "name": "service-mezcal",
  "hash": "b36aceb3",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "55% 60%",
  "alt": "Bottle of mezcal with clay cups, slices of orange and red salt on a wooden table",
  "color": "#81755e",
  "placeholder": "radial-gradient(at 0,#867d6e,#0000 60%),radial-gradient(at 100%,#968f82,#0000 60%),linear-gradient(#606259,#83796f,#97774d)"
};
