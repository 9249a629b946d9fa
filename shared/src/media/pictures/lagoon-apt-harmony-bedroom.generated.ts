// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBedroom: PictureData = {
  "name": "lagoon-apt-harmony-bedroom",
  "hash": "8da9ff5b",
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
  "alt": "Apartment bedroom with linen bedding, a slatted headboard and a terrace above the water",
  "color": "#917d6b",
  "placeholder": "radial-gradient(at 0,#6e5444,#0000 60%),radial-gradient(at 100%,#a59d96,#0000 60%),linear-gradient(#a6937e,#9f8978,#83664f)"
};
