// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {
  "name": "lagoon-villa-serenity-bedroom",
  "hash": "e5eb6213",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "30% 55%",
  "alt": "Bedroom in warm evening light with a view of the water",
  "color": "#80634d",
  "placeholder": "radial-gradient(at 0,#866245,#0000 60%),radial-gradient(at 100%,#63533e,#0000 60%),linear-gradient(#6c4732,#7b624d,#a48d7b)"
};
