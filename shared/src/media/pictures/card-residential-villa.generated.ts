// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardResidentialVilla: PictureData = {
  "name": "card-residential-villa",
  "hash": "bcad67f8",
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
  "alt": "Clay-colored courtyard villa with arches and a pool",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#b37b47,#0000 60%),radial-gradient(at 100%,#8b613e,#0000 60%),linear-gradient(#767c80,#9a7454,#97a18c)"
};
