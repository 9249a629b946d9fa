// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonVilla: PictureData = {
  "name": "card-lagoon-villa",
  "hash": "da2eb291",
  "width": 960,
  "height": 720,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "40% 50%",
  "alt": "Lagoon villa with palapa at blue hour",
  "color": "#636771",
  "placeholder": "radial-gradient(at 0,#554a44,#0000 60%),radial-gradient(at 100%,#887970,#0000 60%),linear-gradient(#617f9e,#81675c,#594c50)"
};
