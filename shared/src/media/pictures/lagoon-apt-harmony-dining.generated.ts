// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDining: PictureData = {
  "name": "lagoon-apt-harmony-dining",
  "hash": "c4254c37",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "45% 55%",
  "alt": "Round oak dining table under a disc lamp, with a sage wall and the lagoon below",
  "color": "#918d73",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#837a55,#0000 60%),radial-gradient(at 100%,#a2ab8f,#0000 60%),linear-gradient(#a39d82,#a09f80,#807967)"
};
