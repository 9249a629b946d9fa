// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBath: PictureData = {"name":"ocean-villa-infinity-bath","hash":"e118d906","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"Bathroom with a white tub before the ocean, fluted walnut and two round mirrors","color":"#868270","placeholder":"radial-gradient(at 0,#a8b298,#0000 60%),radial-gradient(at 100%,#726959,#0000 60%),linear-gradient(#82816d,#8b8e78,#857b6c)"};
