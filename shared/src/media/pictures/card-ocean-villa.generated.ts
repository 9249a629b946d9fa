// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardOceanVilla: PictureData = {
  "name": "card-ocean-villa",
  "hash": "ad38cd5e",
  "width": 1920,
  "height": 1440,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "60% 50%",
  "alt": "Ocean villa with an infinity pool at sunset",
  "color": "#766a5c",
  "placeholder": "radial-gradient(at 0,#716952,#0000 60%),radial-gradient(at 100%,#8b5f32,#0000 60%),linear-gradient(#7b7b85,#7f6e4f,#6a6353)"
};
