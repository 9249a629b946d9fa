// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseView: PictureData = {
  "name": "villa-paradise-view",
  "hash": "d0eb3d1d",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "The courtyard from the bed through two arches, with leather armchairs and bougainvillea",
  "color": "#946f5d",
  "placeholder": "radial-gradient(at 0,#a4815a,#0000 60%),radial-gradient(at 100%,#957861,#0000 60%),linear-gradient(#8c6f61,#a28572,#91645f)"
};
