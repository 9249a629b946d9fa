// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroPatio: PictureData = {"name":"hero-patio","hash":"7ecd308c","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Courtyard with a long pool, arcades on two sides and palms, in slanting light","color":"#8a7e70","placeholder":"radial-gradient(at 0,#895b3e,#0000 60%),radial-gradient(at 100%,#caa68f,#0000 60%),linear-gradient(#80979b,#c3a286,#7d6f5a)","portrait":{"name":"hero-patio-portrait","hash":"11cb7a0b","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 55%"}};
