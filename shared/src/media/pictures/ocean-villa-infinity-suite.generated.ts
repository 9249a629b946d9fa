// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinitySuite: PictureData = {"name":"ocean-villa-infinity-suite","hash":"858a6fb1","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Second bedroom with a slate-blue wall, a low walnut bed and palms before the ocean","color":"#868270","placeholder":"radial-gradient(at 0,#6a6d60,#0000 60%),radial-gradient(at 100%,#a6aca3,#0000 60%),linear-gradient(#8a8974,#9ea291,#86765c)"};
