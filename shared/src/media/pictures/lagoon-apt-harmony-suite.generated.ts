// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonySuite: PictureData = {
  "name": "lagoon-apt-harmony-suite",
  "hash": "c566de64",
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
  "color": "#91856f",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#928f83,#0000 60%),radial-gradient(at 100%,#7f785c,#0000 60%),linear-gradient(#9b9176,#9f9d8a,#95816c)"
};
