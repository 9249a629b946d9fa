// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDetail: PictureData = {
  "name": "villa-paradise-detail",
  "hash": "ed45769c",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 55%",
  "alt": "Cobalt jar with green branches beside a bowl of citrus on a sunlit wooden shelf",
  "color": "#9c7f69",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9a7d6c,#0000 60%),radial-gradient(at 100%,#9a8069,#0000 60%),linear-gradient(#9c8265,#908172,#977e6e)"
};
