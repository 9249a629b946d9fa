// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const servicePaddleBoard: PictureData = {
  "name": "service-paddle-board",
  "hash": "52f01689",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "42% 60%",
  "alt": "Two paddle boards and their paddles on the sand, low sun over the sea",
  "color": "#868270",
  "placeholder": "radial-gradient(at 0,#857c67,#0000 60%),radial-gradient(at 100%,#8b7f69,#0000 60%),linear-gradient(#85968e,#847b66,#87765d)"
};
