// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBedroom: PictureData = {"name":"villa-paradise-bedroom","hash":"39345042","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"65% 55%","alt":"Bedroom with a four-poster bed, clay walls and two arches on the courtyard","color":"#a57156","placeholder":"radial-gradient(at 0,#a58375,#0000 60%),radial-gradient(at 100%,#a65f40,#0000 60%),linear-gradient(#a76b48,#b27f66,#a37660)"};
