// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityLiving: PictureData = {
  "name": "lagoon-villa-serenity-living",
  "hash": "605b423b",
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
  "alt": "Living room with teak beams, a long masonry bench and woven lamps, open to the lagoon",
  "color": "#8d7967",
  "placeholder": "radial-gradient(at 0,#c6cfc6,#0000 60%),radial-gradient(at 100%,#886c52,#0000 60%),linear-gradient(#765843,#a29781,#816a58)"
};
