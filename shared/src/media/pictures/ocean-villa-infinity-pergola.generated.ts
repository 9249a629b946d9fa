// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityPergola: PictureData = {"name":"ocean-villa-infinity-pergola","hash":"c4a31922","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 60%","alt":"Long wooden table under a pergola by a stone wall, with the pool and the Pacific beyond","color":"#917d6b","placeholder":"radial-gradient(at 0,#856a52,#0000 60%),radial-gradient(at 100%,#838c86,#0000 60%),linear-gradient(#987f6a,#8c8577,#9c8270)"};
