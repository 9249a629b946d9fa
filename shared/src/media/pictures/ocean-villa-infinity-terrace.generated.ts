// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityTerrace: PictureData = {
  "name": "ocean-villa-infinity-terrace",
  "hash": "92293bb6",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "55% 50%",
  "alt": "Four loungers and two umbrellas by the pool in front of the lit living room at dusk",
  "color": "#7a665c",
  "placeholder": "radial-gradient(at 0,#57605a,#0000 60%),radial-gradient(at 100%,#ac7f5d,#0000 60%),linear-gradient(#89695a,#997f62,#655656)"
};
