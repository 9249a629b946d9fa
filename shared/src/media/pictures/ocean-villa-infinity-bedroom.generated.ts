// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBedroom: PictureData = {
  "name": "ocean-villa-infinity-bedroom",
  "hash": "b4ae9474",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "65% 55%",
  "alt": "Bedroom with a wall of stone, a wide walnut headboard and glass doors open to the ocean",
  "color": "#867a6c",
  "placeholder": "radial-gradient(at 0,#b2ae9f,#0000 60%),radial-gradient(at 100%,#7e6b53,#0000 60%),linear-gradient(#857158,#a59c86,#777474)"
};
