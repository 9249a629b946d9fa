// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceEducation: PictureData = {"name":"service-education","hash":"01e38c85","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Open book, stacked books and pencils on a wooden desk by a garden window","color":"#897d67","placeholder":"radial-gradient(at 0,#857660,#0000 60%),radial-gradient(at 100%,#907d68,#0000 60%),linear-gradient(#858361,#9d8a6c,#887565)"};
