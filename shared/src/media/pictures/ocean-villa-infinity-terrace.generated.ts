// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityTerrace: PictureData = {"name":"ocean-villa-infinity-terrace","hash":"5b9a439f","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 50%","alt":"Four loungers and two umbrellas by the pool in front of the lit living room at dusk","color":"#6b5f59","placeholder":"radial-gradient(at 0,#b5773a,#0000 60%),radial-gradient(at 100%,#55464d,#0000 60%),linear-gradient(#654e50,#8f6b4a,#526d71)"};
