// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseCourtyard: PictureData = {
  "name": "villa-paradise-courtyard",
  "hash": "76846e18",
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
  "alt": "Courtyard villa in clay-colored plaster with round arches, a tiled roof and a long pool between tropical beds",
  "color": "#8a7e70",
  "placeholder": "radial-gradient(at 0,#a27959,#0000 60%),radial-gradient(at 100%,#7f5b44,#0000 60%),linear-gradient(#747e82,#9d795e,#a49d8b)"
};
