// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFood: PictureData = {
  "name": "service-food",
  "hash": "d5ca274b",
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
  "alt": "Cutting board with avocado, limes, tomatoes, chilies and a stone molcajete of salsa",
  "color": "#8d816b",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#ad9179,#0000 60%),radial-gradient(at 100%,#948b74,#0000 60%),linear-gradient(#716e56,#998265,#8d7b65)"
};
