// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWater: PictureData = {"name":"service-water","hash":"8c3eeb7f","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 50%","alt":"Two kayaks and a paddle on the beach","color":"#9a8e80","bright":true,"placeholder":"radial-gradient(at 0,#a19179,#0000 60%),radial-gradient(at 100%,#a49681,#0000 60%),linear-gradient(#81878e,#7f6f5c,#b0947a)"};
