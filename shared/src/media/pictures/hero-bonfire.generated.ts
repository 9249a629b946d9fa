// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroBonfire: PictureData = {"name":"hero-bonfire","hash":"05de0faa","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 60%","alt":"Fire on the beach at sunset, with cushions around it and lanterns along the sand","color":"#7e727c","placeholder":"radial-gradient(at 0,#7e7175,#0000 60%),radial-gradient(at 100%,#856c63,#0000 60%),linear-gradient(#9c99a4,#a68075,#6a5364)","portrait":{"name":"hero-bonfire-portrait","hash":"51d3b315","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
