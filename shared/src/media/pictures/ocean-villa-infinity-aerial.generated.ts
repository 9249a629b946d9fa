// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityAerial: PictureData = {"name":"ocean-villa-infinity-aerial","hash":"eed650bc","width":2048,"height":1280,"widths":[320,640,960,1280,1920,2048],"focus":"50% 45%","alt":"The villa from above, its long pool between palms, flowering dunes and the beach","color":"#7d8162","placeholder":"radial-gradient(at 0,#7c8060,#0000 60%),radial-gradient(at 100%,#7e836d,#0000 60%),linear-gradient(#797d5e,#919584,#7f8367)"};
