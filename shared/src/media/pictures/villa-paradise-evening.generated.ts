// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseEvening: PictureData = {"name":"villa-paradise-evening","hash":"9d2250e2","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 60%","alt":"Courtyard pool at dusk, mirroring the lamps of the arcade and lit windows under a violet sky","color":"#6f5b59","placeholder":"radial-gradient(at 0,#673a20,#0000 60%),radial-gradient(at 100%,#8e5e3f,#0000 60%),linear-gradient(#606281,#9c704d,#94857a)"};
