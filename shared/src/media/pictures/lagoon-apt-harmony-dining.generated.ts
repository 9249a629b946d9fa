// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDining: PictureData = {
  "name": "lagoon-apt-harmony-dining",
  "hash": "1658903c",
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
  "color": "#a19d83",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a19363,#0000 60%),radial-gradient(at 100%,#9ab092,#0000 60%),linear-gradient(#ada68c,#a7aa85,#9b9184)"
};
