// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDetail: PictureData = {
  "name": "lagoon-villa-serenity-detail",
  "hash": "8bf06b5a",
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
  "focus": "40% 55%",
  "alt": "Clay jar with green branches beside a bowl of limes on a teak bench",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a9927c,#0000 60%),radial-gradient(at 100%,#9a8a72,#0000 60%),linear-gradient(#777355,#998466,#8e7f6e)"
};
