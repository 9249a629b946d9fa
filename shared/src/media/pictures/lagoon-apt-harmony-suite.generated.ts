// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonySuite: PictureData = {
  "name": "lagoon-apt-harmony-suite",
  "hash": "9968de3c",
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
  "color": "#868270",
  "placeholder": "radial-gradient(at 0,#a2ab9d,#0000 60%),radial-gradient(at 100%,#615e44,#0000 60%),linear-gradient(#9c9984,#b1b7a4,#7c7165)"
};
