// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityBedroom: PictureData = {"name":"ocean-villa-infinity-bedroom","hash":"a59421df","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"65% 55%","alt":"Bedroom with a wall of stone, a wide walnut headboard and glass doors open to the ocean","color":"#8d816b","bright":true,"placeholder":"radial-gradient(at 0,#aeb9a3,#0000 60%),radial-gradient(at 100%,#816c4d,#0000 60%),linear-gradient(#9c7c56,#aaa789,#797a76)"};
