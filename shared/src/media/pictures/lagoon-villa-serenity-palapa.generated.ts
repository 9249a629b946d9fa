// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityPalapa: PictureData = {
  "name": "lagoon-villa-serenity-palapa",
  "hash": "c2241be7",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "35% 40%",
  "alt": "Dining table under the thatched palapa of the lagoon villa, pendant lamps lit",
  "color": "#605c5a",
  "placeholder": "radial-gradient(at 0,#504633,#0000 60%),radial-gradient(at 100%,#ab906e,#0000 60%),linear-gradient(#515867,#7c6549,#4d4950)"
};
