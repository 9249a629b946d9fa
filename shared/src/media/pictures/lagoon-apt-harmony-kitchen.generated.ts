// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyKitchen: PictureData = {
  "name": "lagoon-apt-harmony-kitchen",
  "hash": "ec5f88f4",
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
  "color": "#8e8a78",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#6e7358,#0000 60%),radial-gradient(at 100%,#a1af9a,#0000 60%),linear-gradient(#968c77,#9c987a,#938174)"
};
