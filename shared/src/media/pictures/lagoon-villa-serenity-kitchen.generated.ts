// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityKitchen: PictureData = {
  "name": "lagoon-villa-serenity-kitchen",
  "hash": "404b8241",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "45% 55%",
  "alt": "Kitchen with a travertine island, teak fronts and moss-green tile, open to the garden",
  "color": "#907b61",
  "placeholder": "radial-gradient(at 0,#6c532d,#0000 60%),radial-gradient(at 100%,#adb8a4,#0000 60%),linear-gradient(#8d6f51,#958d6b,#937b65)"
};
