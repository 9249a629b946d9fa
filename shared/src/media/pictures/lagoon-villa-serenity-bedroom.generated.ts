// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {
  "name": "lagoon-villa-serenity-bedroom",
  "hash": "c5211188",
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
  "focus": "60% 55%",
  "alt": "Bedroom with a slatted headboard and exposed beams, wide open to a terrace and a tropical garden",
  "color": "#907b61",
  "placeholder": "radial-gradient(at 0,#999e89,#0000 60%),radial-gradient(at 100%,#82633c,#0000 60%),linear-gradient(#947954,#a2967a,#8c796d)"
};
