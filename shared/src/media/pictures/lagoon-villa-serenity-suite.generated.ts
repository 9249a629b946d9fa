// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenitySuite: PictureData = {"name":"lagoon-villa-serenity-suite","hash":"0d8b97c6","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"30% 55%","alt":"Second bedroom with a clay-colored wall, a striped rug and glass doors open to the lagoon","color":"#907b61","placeholder":"radial-gradient(at 0,#705434,#0000 60%),radial-gradient(at 100%,#a3ac9e,#0000 60%),linear-gradient(#917351,#aca189,#957e68)"};
