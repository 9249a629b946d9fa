// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTutor: PictureData = {
  "name": "service-tutor",
  "hash": "11f57cc9",
  "width": 960,
  "height": 600,
  "widths": [
    320,
    480,
    640,
    800,
    960
  ],
  "focus": "60% 50%",
  "alt": "Globe, stacked books and a notebook with a triangle on a table beside the garden",
  "color": "#7f7355",
  "placeholder": "radial-gradient(at 0,#625845,#0000 60%),radial-gradient(at 100%,#70624a,#0000 60%),linear-gradient(#344122,#857c63,#e6c19a)"
};
