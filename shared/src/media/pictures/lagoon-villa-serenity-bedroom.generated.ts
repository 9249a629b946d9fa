// Written by `npm run pictures` from tools/pictures/catalogue.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {
  "name": "lagoon-villa-serenity-bedroom",
  "hash": "4577698f",
  "width": 1280,
  "height": 800,
  "widths": [
    320,
    480,
    640,
    960,
    1280
  ],
  "focus": "32% 55%",
  "alt": "Bedroom in warm evening light, the last colours of the sunset over the water",
  "color": "#80634d",
  "placeholder": "radial-gradient(at 0,#7f634f,#0000 60%),radial-gradient(at 100%,#806460,#0000 60%),linear-gradient(#6f5337,#896d5d,#917457)"
};
