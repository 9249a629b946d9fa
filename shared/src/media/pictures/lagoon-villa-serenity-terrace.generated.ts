// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityTerrace: PictureData = {"name":"lagoon-villa-serenity-terrace","hash":"904089d4","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Loungers under two umbrellas on the terrace, with the pool, the lagoon and green hills beyond","color":"#7f7b71","placeholder":"radial-gradient(at 0,#668381,#0000 60%),radial-gradient(at 100%,#876e50,#0000 60%),linear-gradient(#978a88,#8d8d80,#767369)"};
