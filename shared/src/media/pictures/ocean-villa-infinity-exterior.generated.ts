// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityExterior: PictureData = {"name":"ocean-villa-infinity-exterior","hash":"f77cbae3","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 50%","alt":"Two-story ocean villa with a stone tower, pergola and long infinity pool above a flowering garden","color":"#7d817b","placeholder":"radial-gradient(at 0,#898077,#0000 60%),radial-gradient(at 100%,#898781,#0000 60%),linear-gradient(#6e87a2,#8e837a,#7f754e)"};
