// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDetail: PictureData = {
  "name": "lagoon-apt-harmony-detail",
  "hash": "9d076596",
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
  "color": "#948869",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a49783,#0000 60%),radial-gradient(at 100%,#95856f,#0000 60%),linear-gradient(#979c78,#9a8a70,#917551)"
};
