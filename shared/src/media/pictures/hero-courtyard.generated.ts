// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroCourtyard: PictureData = {"name":"hero-courtyard","hash":"d39db040","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"66% 62%","alt":"Courtyard with a stone fountain, ocher arcades, clay pots and bougainvillea in the morning sun","color":"#947761","placeholder":"radial-gradient(at 0,#bf804e,#0000 60%),radial-gradient(at 100%,#9e6a4c,#0000 60%),linear-gradient(#737d72,#b88758,#9f7e69)","portrait":{"name":"hero-courtyard-portrait","hash":"04a10911","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 62%"}};
