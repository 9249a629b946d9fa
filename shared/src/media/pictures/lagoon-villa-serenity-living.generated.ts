// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityLiving: PictureData = {
  "name": "lagoon-villa-serenity-living",
  "hash": "aa305afb",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 55%",
  "alt": "Living room with teak beams, a long masonry bench and woven lamps, open to the lagoon",
  "color": "#917d6b",
  "placeholder": "radial-gradient(at 0,#becac2,#0000 60%),radial-gradient(at 100%,#81674e,#0000 60%),linear-gradient(#886951,#a39a85,#876f5f)"
};
