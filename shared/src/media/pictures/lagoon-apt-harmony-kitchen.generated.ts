// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyKitchen: PictureData = {
  "name": "lagoon-apt-harmony-kitchen",
  "hash": "fe7c62ad",
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
  "color": "#969280",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#767c5f,#0000 60%),radial-gradient(at 100%,#a9b6a3,#0000 60%),linear-gradient(#9e947f,#a4a182,#9b897c)"
};
