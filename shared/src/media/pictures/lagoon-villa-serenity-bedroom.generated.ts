// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {
  "name": "lagoon-villa-serenity-bedroom",
  "hash": "51048258",
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
  "color": "#988469",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b0b399,#0000 60%),radial-gradient(at 100%,#967448,#0000 60%),linear-gradient(#897155,#b1a384,#978274)"
};
