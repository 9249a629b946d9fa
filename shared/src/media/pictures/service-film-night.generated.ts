// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFilmNight: PictureData = {
  "name": "service-film-night",
  "hash": "99d581fc",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "45% 50%",
  "alt": "Open-air screen in a garden at dusk, with floor cushions, lanterns and strings of lights",
  "color": "#635f55",
  "placeholder": "radial-gradient(at 0,#413722,#0000 60%),radial-gradient(at 100%,#4f422c,#0000 60%),linear-gradient(#819096,#71604e,#69574b)"
};
