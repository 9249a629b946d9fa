// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyEvening: PictureData = {
  "name": "lagoon-apt-harmony-evening",
  "hash": "5f1987cc",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "50% 50%",
  "alt": "The terraced apartment building in the evening, lit rooms mirrored in the lagoon",
  "color": "#625e64",
  "placeholder": "radial-gradient(at 0,#675a48,#0000 60%),radial-gradient(at 100%,#636268,#0000 60%),linear-gradient(#515b87,#8b7268,#7c644e)"
};
