// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonVilla: PictureData = {
  "name": "card-lagoon-villa",
  "hash": "55ce7ba8",
  "width": 1920,
  "height": 1440,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "34% 50%",
  "alt": "Lagoon villa with palapa at blue hour",
  "color": "#5f6b71",
  "placeholder": "radial-gradient(at 0,#555348,#0000 60%),radial-gradient(at 100%,#787164,#0000 60%),linear-gradient(#6389a4,#806f5f,#565252)"
};
