// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTransportation: PictureData = {
  "name": "service-transportation",
  "hash": "451ed243",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "50% 55%",
  "alt": "Turquoise bicycle with a woven basket of flowers in front of a garden wall",
  "color": "#8c7f61",
  "placeholder": "radial-gradient(at 0,#635d39,#0000 60%),radial-gradient(at 100%,#796c4b,#0000 60%),linear-gradient(#79734b,#827557,#cab3a4)"
};
