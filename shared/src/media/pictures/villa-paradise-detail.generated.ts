// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDetail: PictureData = {
  "name": "villa-paradise-detail",
  "hash": "b15709d8",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "45% 55%",
  "alt": "Cobalt jar with green branches beside a bowl of citrus on a sunlit wooden shelf",
  "color": "#9c7f69",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9a7d6c,#0000 60%),radial-gradient(at 100%,#9a8069,#0000 60%),linear-gradient(#9c8265,#908172,#977e6e)"
};
