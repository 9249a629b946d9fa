// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const coastSailing: PictureData = {
  "name": "coast-sailing",
  "hash": "06234870",
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
  "focus": "57% 50%",
  "alt": "Catamaran under sail on a calm sea in the last light, hills on the horizon",
  "color": "#7a8684",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#9b9e8f,#0000 60%),radial-gradient(at 100%,#818c80,#0000 60%),linear-gradient(#859aa4,#929383,#5f6562)"
};
