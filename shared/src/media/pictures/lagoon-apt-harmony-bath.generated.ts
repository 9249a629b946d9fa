// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBath: PictureData = {
  "name": "lagoon-apt-harmony-bath",
  "hash": "6c80a505",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "60% 50%",
  "alt": "Bathroom in sage tile with an oak washstand, round mirrors and a glass shower",
  "color": "#868a74",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#93a790,#0000 60%),radial-gradient(at 100%,#686a49,#0000 60%),linear-gradient(#81856e,#939f82,#a19e8e)"
};
