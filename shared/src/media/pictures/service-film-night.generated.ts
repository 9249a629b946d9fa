// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFilmNight: PictureData = {
  "name": "service-film-night",
  "hash": "893a43e3",
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
  "color": "#675b55",
  "placeholder": "radial-gradient(at 0,#4a341c,#0000 60%),radial-gradient(at 100%,#564224,#0000 60%),linear-gradient(#81879f,#7c5b47,#6e5349)"
};
