// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDetail: PictureData = {
  "name": "lagoon-apt-harmony-detail",
  "hash": "92f9467c",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "Oak table laid for two, with limes, a bowl of fruit and green branches in a round clay vase",
  "color": "#8c7f61",
  "placeholder": "radial-gradient(at 0,#a1917f,#0000 60%),radial-gradient(at 100%,#877560,#0000 60%),linear-gradient(#929874,#98856e,#896e4a)"
};
