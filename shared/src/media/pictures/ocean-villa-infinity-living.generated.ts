// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityLiving: PictureData = {"name":"ocean-villa-infinity-living","hash":"80524273","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Living room with a deep sofa, a stone wall with a fire, and the ocean behind tall glass","color":"#8d816b","bright":true,"placeholder":"radial-gradient(at 0,#726c55,#0000 60%),radial-gradient(at 100%,#c1c3af,#0000 60%),linear-gradient(#8b704c,#9c947d,#7d7368)"};
