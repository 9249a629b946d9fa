// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonVilla: PictureData = {
  "name": "card-lagoon-villa",
  "hash": "d160d4c6",
  "width": 1280,
  "height": 960,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "40% 50%",
  "alt": "Lagoon villa with palapa at blue hour",
  "color": "#636771",
  "placeholder": "radial-gradient(at 0,#534842,#0000 60%),radial-gradient(at 100%,#8a7c73,#0000 60%),linear-gradient(#617f9e,#81675c,#594c50)"
};
