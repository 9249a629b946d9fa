// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroShore: PictureData = {"name":"hero-shore","hash":"63ae3376","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"The shore from above: crowns of palms, sand and their shadows on turquoise water","color":"#6d8977","bright":true,"placeholder":"radial-gradient(at 0,#495e47,#0000 60%),radial-gradient(at 100%,#617057,#0000 60%),linear-gradient(#71bdbe,#7b9188,#8d866e)","portrait":{"name":"hero-shore-portrait","hash":"4619a5f6","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 55%"}};
