// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyExterior: PictureData = {
  "name": "lagoon-apt-harmony-exterior",
  "hash": "4fb9a275",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 50%",
  "alt": "Apartment building of four stacked terraces with flowers and wooden screens by the lagoon in afternoon light",
  "color": "#797d77",
  "placeholder": "radial-gradient(at 0,#706a53,#0000 60%),radial-gradient(at 100%,#868c81,#0000 60%),linear-gradient(#768aa9,#9d9179,#877955)"
};
