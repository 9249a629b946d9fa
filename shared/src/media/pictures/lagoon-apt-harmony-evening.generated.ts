// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyEvening: PictureData = {
  "name": "lagoon-apt-harmony-evening",
  "hash": "f67d0bd2",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "45% 55%",
  "alt": "The shared pool at dusk, mirroring lit terraces and an orange horizon over the lagoon",
  "color": "#6a5e68",
  "placeholder": "radial-gradient(at 0,#7a6144,#0000 60%),radial-gradient(at 100%,#b3998e,#0000 60%),linear-gradient(#666390,#685956,#393746)"
};
