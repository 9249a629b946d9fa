// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyKitchen: PictureData = {
  "name": "lagoon-apt-harmony-kitchen",
  "hash": "3ea1b80a",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "40% 55%",
  "alt": "Kitchen with sage cupboards, open oak shelves and a fluted oak island",
  "color": "#9a9684",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#767259,#0000 60%),radial-gradient(at 100%,#bebab4,#0000 60%),linear-gradient(#a7a38a,#aca88e,#918d7a)"
};
