// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyView: PictureData = {
  "name": "lagoon-apt-harmony-view",
  "hash": "bcf7edc8",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "55% 55%",
  "alt": "The lagoon from the bed across a wooden terrace, with two armchairs and a row of palms",
  "color": "#968260",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a68f6c,#0000 60%),radial-gradient(at 100%,#ab9c7b,#0000 60%),linear-gradient(#8c8264,#8c8161,#967a54)"
};
