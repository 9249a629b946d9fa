// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBedroom: PictureData = {
  "name": "lagoon-apt-harmony-bedroom",
  "hash": "f6537332",
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
  "focus": "35% 55%",
  "alt": "Bedroom with a cushioned headboard, sage and sand linen and glass doors open to the lagoon",
  "color": "#8a7e70",
  "placeholder": "radial-gradient(at 0,#83705a,#0000 60%),radial-gradient(at 100%,#908f83,#0000 60%),linear-gradient(#958875,#9a9484,#817670)"
};
