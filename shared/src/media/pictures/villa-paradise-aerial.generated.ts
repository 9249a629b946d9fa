// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseAerial: PictureData = {
  "name": "villa-paradise-aerial",
  "hash": "64137e47",
  "width": 1824,
  "height": 1140,
  "widths": [
    320,
    640,
    960,
    1280,
    1824
  ],
  "focus": "50% 55%",
  "alt": "Courtyard villa from above: tiled roofs around a pool and beds of palms",
  "color": "#868258",
  "placeholder": "radial-gradient(at 0,#6b724b,#0000 60%),radial-gradient(at 100%,#808054,#0000 60%),linear-gradient(#8d7e59,#907a65,#9e916a)"
};
