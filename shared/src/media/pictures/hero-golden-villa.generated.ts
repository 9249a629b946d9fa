// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroGoldenVilla: PictureData = {"name":"hero-golden-villa","hash":"34f6d38d","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"62% 55%","alt":"Ocean villa above a flowering dune in golden evening light, umbrellas and loungers beside its infinity pool","color":"#7b7f71","placeholder":"radial-gradient(at 0,#5d6248,#0000 60%),radial-gradient(at 100%,#999378,#0000 60%),linear-gradient(#6684a1,#928a6f,#917c4e)","portrait":{"name":"hero-golden-villa-portrait","hash":"32d2b3ed","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 55%"}};
