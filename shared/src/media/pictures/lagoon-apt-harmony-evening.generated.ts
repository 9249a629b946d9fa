// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyEvening: PictureData = {
  "name": "lagoon-apt-harmony-evening",
  "hash": "eef5bc7b",
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
  "focus": "45% 55%",
  "alt": "The shared pool at dusk, mirroring lit terraces and an orange horizon over the lagoon",
  "color": "#6d6062",
  "placeholder": "radial-gradient(at 0,#825d3e,#0000 60%),radial-gradient(at 100%,#c29b8f,#0000 60%),linear-gradient(#5f6384,#6a564e,#393f41)"
};
