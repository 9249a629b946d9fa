// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseEvening: PictureData = {
  "name": "villa-paradise-evening",
  "hash": "fd266b00",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 60%",
  "alt": "The courtyard of the villa in the evening, lamps in the arcade and a glowing pool",
  "color": "#6b5755",
  "placeholder": "radial-gradient(at 0,#85543b,#0000 60%),radial-gradient(at 100%,#744731,#0000 60%),linear-gradient(#4a4c6a,#8e624c,#817268)"
};
