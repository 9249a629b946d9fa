// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityKitchen: PictureData = {
  "name": "ocean-villa-infinity-kitchen",
  "hash": "980d8957",
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
  "focus": "65% 50%",
  "alt": "Kitchen with a pale marble island, walnut cupboards and globe lamps, open to the ocean",
  "color": "#8a8674",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#bdc3b6,#0000 60%),radial-gradient(at 100%,#665a44,#0000 60%),linear-gradient(#9b9883,#90917a,#75715f)"
};
