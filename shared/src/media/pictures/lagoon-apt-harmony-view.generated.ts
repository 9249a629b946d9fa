// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyView: PictureData = {
  "name": "lagoon-apt-harmony-view",
  "hash": "fbed4739",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "55% 55%",
  "alt": "The lagoon from the bed across a wooden terrace, with two armchairs and a row of palms",
  "color": "#9a8664",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#ab9270,#0000 60%),radial-gradient(at 100%,#aea07e,#0000 60%),linear-gradient(#908668,#918565,#9a7f59)"
};
