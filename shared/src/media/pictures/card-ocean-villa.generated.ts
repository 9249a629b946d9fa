// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardOceanVilla: PictureData = {
  "name": "card-ocean-villa",
  "hash": "7d84c379",
  "width": 960,
  "height": 720,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 50%",
  "alt": "Ocean villa with an infinity pool at sunset",
  "color": "#766a5c",
  "placeholder": "radial-gradient(at 0,#766e56,#0000 60%),radial-gradient(at 100%,#895d30,#0000 60%),linear-gradient(#7b7b81,#7e6d4e,#676153)"
};
