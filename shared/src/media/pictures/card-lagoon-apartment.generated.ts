// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonApartment: PictureData = {
  "name": "card-lagoon-apartment",
  "hash": "ca099b1f",
  "width": 1600,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1600
  ],
  "focus": "50% 50%",
  "alt": "Terraced apartments by the lagoon",
  "color": "#827e6c",
  "placeholder": "radial-gradient(at 0,#7c6941,#0000 60%),radial-gradient(at 100%,#a08969,#0000 60%),linear-gradient(#728ca0,#a3815f,#8f7751)"
};
