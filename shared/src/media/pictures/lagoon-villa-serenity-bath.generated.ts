// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBath: PictureData = {"name":"lagoon-villa-serenity-bath","hash":"b02373ac","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 55%","alt":"Bathroom with a free-standing tub, clay basins and a garden of broad leaves at its edge","color":"#887b5d","placeholder":"radial-gradient(at 0,#816d4a,#0000 60%),radial-gradient(at 100%,#8b9b73,#0000 60%),linear-gradient(#938661,#949771,#826e5d)"};
