// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFoodCocktail: PictureData = {
  "name": "service-food-cocktail",
  "hash": "19a925c6",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 50%",
  "alt": "Two cold drinks with lime on a wooden tray at the edge of the pool",
  "color": "#7f7b71",
  "placeholder": "radial-gradient(at 0,#8a867f,#0000 60%),radial-gradient(at 100%,#c4c0b1,#0000 60%),linear-gradient(#333831,#8a8777,#8f8374)"
};
