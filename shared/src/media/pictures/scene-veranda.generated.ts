// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneVeranda: PictureData = {
  "name": "scene-veranda",
  "hash": "535612de",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "50% 55%",
  "alt": "Veranda under wooden beams with a hammock and two low chairs, palms and the sea beyond",
  "color": "#907b61",
  "placeholder": "radial-gradient(at 0,#aaa68d,#0000 60%),radial-gradient(at 100%,#7a7c62,#0000 60%),linear-gradient(#86664d,#908a6f,#987a5d)"
};
