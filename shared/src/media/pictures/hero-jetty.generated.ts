// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroJetty: PictureData = {
  "name": "hero-jetty",
  "hash": "fbdede85",
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
  "focus": "42% 56%",
  "alt": "Wooden jetty leading over the lagoon to a thatched palapa and a low villa in early light",
  "color": "#7d817b",
  "placeholder": "radial-gradient(at 0,#7d7a63,#0000 60%),radial-gradient(at 100%,#858571,#0000 60%),linear-gradient(#8399b4,#827c65,#766a53)",
  "portrait": {
    "name": "hero-jetty-portrait",
    "hash": "2fb5974b",
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
