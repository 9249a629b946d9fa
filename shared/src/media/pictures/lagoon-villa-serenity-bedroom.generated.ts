// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {
  "name": "lagoon-villa-serenity-bedroom",
  "hash": "8f13e333",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "60% 55%",
  "alt": "Bedroom with a slatted headboard and exposed beams, wide open to a terrace and a tropical garden",
  "color": "#927658",
  "placeholder": "radial-gradient(at 0,#998,#0000 60%),radial-gradient(at 100%,#754,#0000 60%),linear-gradient(#a86,#a98,#864)"
};
