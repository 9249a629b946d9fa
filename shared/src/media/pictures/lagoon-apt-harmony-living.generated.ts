// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyLiving: PictureData = {
  "name": "lagoon-apt-harmony-living",
  "hash": "0e5ee870",
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
  "color": "#8e8274",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a1a69d,#0000 60%),radial-gradient(at 100%,#776a58,#0000 60%),linear-gradient(#90826f,#9a9381,#988478)"
};
