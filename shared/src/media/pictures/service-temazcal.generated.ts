// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTemazcal: PictureData = {
  "name": "service-temazcal",
  "hash": "f6c82678",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 60%",
  "alt": "Low stone dome with a striped blanket above its door, a wood fire beside it at dusk",
  "color": "#715c4a",
  "placeholder": "radial-gradient(at 0,#4e392f,#0000 60%),radial-gradient(at 100%,#6a4320,#0000 60%),linear-gradient(#696f58,#906045,#8c5f56)"
};
