// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroLagoonDusk: PictureData = {
  "name": "hero-lagoon-dusk",
  "hash": "be5f5261",
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
  "focus": "33% 56%",
  "alt": "Wooden jetty with lanterns leading to a lagoon villa with a thatched palapa at blue hour, palms mirrored in still water",
  "color": "#65717f",
  "placeholder": "radial-gradient(at 0,#555446,#0000 60%),radial-gradient(at 100%,#797b71,#0000 60%),linear-gradient(#7698c7,#817b6f,#4c4c52)",
  "portrait": {
    "name": "hero-lagoon-dusk-portrait",
    "hash": "1139dd39",
    "width": 1280,
    "height": 1600,
    "widths": [
      360,
      480,
      640,
      828,
      1080
    ],
    "focus": "50% 56%"
  }
};
