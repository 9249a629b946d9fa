// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBedroom: PictureData = {
  "name": "lagoon-apt-harmony-bedroom",
  "hash": "8054201b",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "35% 55%",
  "alt": "Bedroom with a cushioned headboard, sage and sand linen and glass doors open to the lagoon",
  "color": "#8a7e70",
  "placeholder": "radial-gradient(at 0,#826f5c,#0000 60%),radial-gradient(at 100%,#8d8d83,#0000 60%),linear-gradient(#988a74,#9a9586,#827871)"
};
