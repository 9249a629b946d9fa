// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroTerraceBedroom: PictureData = {"name":"hero-terrace-bedroom","hash":"a3a096e2","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Bedroom with a four-poster bed under wooden beams, open to a terrace and the ocean","color":"#907b61","placeholder":"radial-gradient(at 0,#8b7758,#0000 60%),radial-gradient(at 100%,#aaa691,#0000 60%),linear-gradient(#8f7252,#b0a489,#8c7762)","portrait":{"name":"hero-terrace-bedroom-portrait","hash":"dbccd0eb","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 55%"}};
