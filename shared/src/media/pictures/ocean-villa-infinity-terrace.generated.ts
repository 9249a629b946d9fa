// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityTerrace: PictureData = {
  "name": "ocean-villa-infinity-terrace",
  "hash": "7213e2ad",
  "width": 2560,
  "height": 1600,
  "widths": [
    320,
    640,
    960,
    1280,
    1920,
    2560
  ],
  "focus": "55% 50%",
  "alt": "Four loungers and two umbrellas by the pool in front of the lit living room at dusk",
  "color": "#736761",
  "placeholder": "radial-gradient(at 0,#c88651,#0000 60%),radial-gradient(at 100%,#60555f,#0000 60%),linear-gradient(#745c5b,#9b775c,#486364)"
};
