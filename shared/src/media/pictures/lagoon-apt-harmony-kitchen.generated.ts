// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyKitchen: PictureData = {
  "name": "lagoon-apt-harmony-kitchen",
  "hash": "6c3e271e",
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
  "focus": "40% 55%",
  "alt": "Kitchen with sage cupboards, open oak shelves and a fluted oak island",
  "color": "#928e7c",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#70785d,#0000 60%),radial-gradient(at 100%,#a6b49c,#0000 60%),linear-gradient(#998f7d,#9f9d7e,#988576)"
};
