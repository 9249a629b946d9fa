// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityDetail: PictureData = {"name":"ocean-villa-infinity-detail","hash":"2adbcdf2","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"Stone basin with a brass tap, three bottles and a rolled towel on a marble counter","color":"#9a7e60","bright":true,"placeholder":"radial-gradient(at 0,#9f8a73,#0000 60%),radial-gradient(at 100%,#96886c,#0000 60%),linear-gradient(#9b7a55,#a69076,#9c785c)"};
