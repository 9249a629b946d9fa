// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDetail: PictureData = {
  "name": "villa-paradise-detail",
  "hash": "77f1b32d",
  "width": 2560,
  "height": 1600,
  "widths": [
    320,
    640,
    960,
    1280,
    1920,
    2560
  ],
  "focus": "45% 55%",
  "alt": "Cobalt jar with green branches beside a bowl of citrus on a sunlit wooden shelf",
  "color": "#9c7765",
  "placeholder": "radial-gradient(at 0,#9b7567,#0000 60%),radial-gradient(at 100%,#9b7865,#0000 60%),linear-gradient(#9c7961,#90786f,#96766b)"
};
