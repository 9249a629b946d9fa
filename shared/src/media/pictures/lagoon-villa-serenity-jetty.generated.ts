// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityJetty: PictureData = {
  "name": "lagoon-villa-serenity-jetty",
  "hash": "33cc2a8b",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "40% 55%",
  "alt": "A lantern on the wooden jetty, the lagoon mirroring the evening sky",
  "color": "#5e6264",
  "placeholder": "radial-gradient(at 0,#696058,#0000 60%),radial-gradient(at 100%,#4d5657,#0000 60%),linear-gradient(#656557,#485256,#4c5d79)"
};
