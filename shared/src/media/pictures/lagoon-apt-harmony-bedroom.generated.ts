// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBedroom: PictureData = {
  "name": "lagoon-apt-harmony-bedroom",
  "hash": "72dde664",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "35% 55%",
  "alt": "Apartment bedroom with wooden beams and a wide view of the water",
  "color": "#9a7e60",
  "placeholder": "radial-gradient(at 0,#87613c,#0000 60%),radial-gradient(at 100%,#978367,#0000 60%),linear-gradient(#a2835e,#a58561,#a0846e)"
};
