// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonySuite: PictureData = {
  "name": "lagoon-apt-harmony-suite",
  "hash": "8a652fc0",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "65% 55%",
  "alt": "Second bedroom with a sage wall, a woven headboard and a brick-red armchair before the lagoon",
  "color": "#958973",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9f9e8f,#0000 60%),radial-gradient(at 100%,#766c4f,#0000 60%),linear-gradient(#a79c81,#b5b29c,#978473)"
};
