// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonySuite: PictureData = {
  "name": "lagoon-apt-harmony-suite",
  "hash": "de63966d",
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
  "focus": "65% 55%",
  "alt": "Second bedroom with a sage wall, a woven headboard and a brick-red armchair before the lagoon",
  "color": "#948869",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9e9d84,#0000 60%),radial-gradient(at 100%,#756c44,#0000 60%),linear-gradient(#a49a7a,#b4b192,#978269)"
};
