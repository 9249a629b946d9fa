// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDetail: PictureData = {
  "name": "lagoon-apt-harmony-detail",
  "hash": "a47af99e",
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
  "alt": "Oak table laid for two, with limes, a bowl of fruit and green branches in a round clay vase",
  "color": "#948869",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a69985,#0000 60%),radial-gradient(at 100%,#978771,#0000 60%),linear-gradient(#969c77,#9c8c71,#907450)"
};
