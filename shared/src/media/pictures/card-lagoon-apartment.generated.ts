// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonApartment: PictureData = {
  "name": "card-lagoon-apartment",
  "hash": "9c322100",
  "width": 960,
  "height": 720,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 50%",
  "alt": "Terraced apartments by the lagoon",
  "color": "#827e6c",
  "placeholder": "radial-gradient(at 0,#7c6c42,#0000 60%),radial-gradient(at 100%,#9f8b6a,#0000 60%),linear-gradient(#738ba0,#a58663,#907651)"
};
