// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroMiddayTerrace: PictureData = {"name":"hero-midday-terrace","hash":"be141764","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 60%","alt":"Turquoise infinity pool beside a flowering dune, white umbrellas and loungers, the ocean at midday","color":"#797d77","placeholder":"radial-gradient(at 0,#84857d,#0000 60%),radial-gradient(at 100%,#856b55,#0000 60%),linear-gradient(#6d7c8f,#616e65,#798f7c)","portrait":{"name":"hero-midday-terrace-portrait","hash":"70fe2d9f","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
