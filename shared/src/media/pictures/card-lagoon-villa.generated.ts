// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonVilla: PictureData = {
  "name": "card-lagoon-villa",
  "hash": "416a78eb",
  "width": 1920,
  "height": 1440,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 60%",
  "alt": "Long table under a thatched palapa beside the lagoon",
  "color": "#997d56",
  "placeholder": "radial-gradient(at 0,#a58655,#0000 60%),radial-gradient(at 100%,#ab9d72,#0000 60%),linear-gradient(#965d25,#baa171,#8d8677)"
};
