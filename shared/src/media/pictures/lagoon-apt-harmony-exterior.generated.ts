// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyExterior: PictureData = {
  "name": "lagoon-apt-harmony-exterior",
  "hash": "5ba2960b",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 50%",
  "alt": "Apartment building of four stacked terraces with flowers and wooden screens by the lagoon in afternoon light",
  "color": "#757973",
  "placeholder": "radial-gradient(at 0,#72674e,#0000 60%),radial-gradient(at 100%,#838a7e,#0000 60%),linear-gradient(#6985a9,#a18c73,#8a734c)"
};
