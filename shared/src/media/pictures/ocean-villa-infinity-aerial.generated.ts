// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityAerial: PictureData = {
  "name": "ocean-villa-infinity-aerial",
  "hash": "53772a00",
  "width": 1536,
  "height": 960,
  "widths": [
    320,
    640,
    960,
    1280,
    1536
  ],
  "focus": "50% 45%",
  "alt": "The villa from above, its long pool between palms, flowering dunes and the beach",
  "color": "#797d5e",
  "placeholder": "radial-gradient(at 0,#787c5c,#0000 60%),radial-gradient(at 100%,#7a7e69,#0000 60%),linear-gradient(#75795a,#8d9180,#7b7f63)"
};
