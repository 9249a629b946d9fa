// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyLiving: PictureData = {
  "name": "lagoon-apt-harmony-living",
  "hash": "cf641106",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 60%",
  "alt": "Living room with round armchairs in sage and brick, a round rug and the lagoon below",
  "color": "#998d77",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a7ac9b,#0000 60%),radial-gradient(at 100%,#87795f,#0000 60%),linear-gradient(#9a8d73,#a59e84,#a3907a)"
};
