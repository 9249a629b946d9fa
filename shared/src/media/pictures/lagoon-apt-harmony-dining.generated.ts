// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDining: PictureData = {
  "name": "lagoon-apt-harmony-dining",
  "hash": "2b290460",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "45% 55%",
  "alt": "Round oak dining table under a disc lamp, with a sage wall and the lagoon below",
  "color": "#a19d83",
  "bright": true,
  "placeholder": "radial-gradient(at 0,#a29461,#0000 60%),radial-gradient(at 100%,#9ab191,#0000 60%),linear-gradient(#ada58d,#a8ab84,#9a9084)"
};
