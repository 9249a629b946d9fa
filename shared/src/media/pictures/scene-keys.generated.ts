// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneKeys: PictureData = {
  "name": "scene-keys",
  "hash": "bd3d8843",
  "width": 1920,
  "height": 1200,
  "widths": [
    320,
    640,
    960,
    1280,
    1920
  ],
  "focus": "42% 50%",
  "alt": "Brass keys on a wooden board above a console with a lamp, flowers and an open guest book",
  "color": "#987b4d",
  "placeholder": "radial-gradient(at 0,#aa8a57,#0000 60%),radial-gradient(at 100%,#796c35,#0000 60%),linear-gradient(#99774e,#a8874d,#ac8b5b)"
};
