// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroGoldenTerrace: PictureData = {"name":"hero-golden-terrace","hash":"3f8b7e40","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 60%","alt":"Terrace under a wooden overhang with loungers, umbrellas and the low sun over the sea","color":"#907b61","placeholder":"radial-gradient(at 0,#837557,#0000 60%),radial-gradient(at 100%,#d8d5bc,#0000 60%),linear-gradient(#704c2d,#9a896a,#8c7862)","portrait":{"name":"hero-golden-terrace-portrait","hash":"3c2bb916","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
