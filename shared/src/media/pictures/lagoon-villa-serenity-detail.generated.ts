// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDetail: PictureData = {
  "name": "lagoon-villa-serenity-detail",
  "hash": "64934546",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "40% 55%",
  "alt": "Clay jar with green branches beside a bowl of limes on a teak bench",
  "color": "#958973",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#af9982,#0000 60%),radial-gradient(at 100%,#a19078,#0000 60%),linear-gradient(#807c5f,#a08a6c,#978977)"
};
