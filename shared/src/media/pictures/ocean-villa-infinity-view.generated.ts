// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityView: PictureData = {"name":"ocean-villa-infinity-view","hash":"b6466024","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"The ocean from the bed at the end of the day, with two round armchairs and palms on the terrace","color":"#99855a","bright":true,"placeholder":"radial-gradient(at 0,#a69263,#0000 60%),radial-gradient(at 100%,#ad9964,#0000 60%),linear-gradient(#937f5f,#a48f6b,#8f7b53)"};
