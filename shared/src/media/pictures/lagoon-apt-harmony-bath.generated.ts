// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBath: PictureData = {
  "name": "lagoon-apt-harmony-bath",
  "hash": "68a6f443",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 50%",
  "alt": "Bathroom in sage tile with an oak washstand, round mirrors and a glass shower",
  "color": "#8c9082",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#96a899,#0000 60%),radial-gradient(at 100%,#6b6b52,#0000 60%),linear-gradient(#838a7a,#95a08c,#abaaa2)"
};
