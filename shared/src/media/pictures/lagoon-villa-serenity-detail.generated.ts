// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDetail: PictureData = {
  "name": "lagoon-villa-serenity-detail",
  "hash": "094755d9",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "40% 55%",
  "alt": "Clay jar with green branches beside a bowl of limes on a teak bench",
  "color": "#958973",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b19a84,#0000 60%),radial-gradient(at 100%,#a6957d,#0000 60%),linear-gradient(#7b785b,#a08a6d,#978876)"
};
