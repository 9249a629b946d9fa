// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
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
  "placeholder": "radial-gradient(at 0,#979a86,#0000 60%),radial-gradient(at 100%,#715941,#0000 60%),linear-gradient(#b08b62,#a59882,#886144)"
};
