// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardResidentialVilla: PictureData = {
  "name": "card-residential-villa",
  "hash": "8f93193a",
  "width": 1920,
  "height": 1440,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "Courtyard pool and flowers seen through an arch of the loggia",
  "color": "#a5795a",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#926b4d,#0000 60%),radial-gradient(at 100%,#a07b56,#0000 60%),linear-gradient(#9a6549,#a59274,#c7a68a)"
};
