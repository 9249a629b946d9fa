// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDetail: PictureData = {
  "name": "lagoon-apt-harmony-detail",
  "hash": "e04a069c",
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
  "focus": "50% 55%",
  "alt": "Oak table laid for two, with limes, a bowl of fruit and green branches in a round clay vase",
  "color": "#948869",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a79985,#0000 60%),radial-gradient(at 100%,#96866f,#0000 60%),linear-gradient(#989d7a,#9f8a71,#927652)"
};
