// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneGardenBedroom: PictureData = {
  "name": "scene-garden-bedroom",
  "hash": "f29e5dac",
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
  "focus": "60% 55%",
  "alt": "Bedroom with a wide bed under wooden beams, open to a garden of broad leaves",
  "color": "#927658",
  "placeholder": "radial-gradient(at 0,#8f846e,#0000 60%),radial-gradient(at 100%,#896c4d,#0000 60%),linear-gradient(#896640,#9a876d,#a2856b)"
};
