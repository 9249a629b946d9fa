// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroSunsetPool: PictureData = {"name":"hero-sunset-pool","hash":"cbe31095","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 58%","alt":"Infinity pool and terrace of a two-story villa above the beach, the sun low over the Pacific","color":"#7e7264","placeholder":"radial-gradient(at 0,#b8a481,#0000 60%),radial-gradient(at 100%,#7e5f3f,#0000 60%),linear-gradient(#848794,#7d705b,#5c5545)","portrait":{"name":"hero-sunset-pool-portrait","hash":"f29aa178","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 58%"}};
