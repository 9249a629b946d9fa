// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroNoonPool: PictureData = {"name":"hero-noon-pool","hash":"307bb08a","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 60%","alt":"Long pool beside a thatched palapa at noon, flowers along its edge and the ocean behind","color":"#85817f","placeholder":"radial-gradient(at 0,#6f441e,#0000 60%),radial-gradient(at 100%,#869299,#0000 60%),linear-gradient(#888b9c,#8d8a8d,#989ea0)","portrait":{"name":"hero-noon-pool-portrait","hash":"72461902","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
