// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroWritingDesk: PictureData = {"name":"hero-writing-desk","hash":"ea0159cf","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 60%","alt":"Writing table with letter paper, a pen and flowers on a terrace above the sea","color":"#8e7a58","placeholder":"radial-gradient(at 0,#7d633d,#0000 60%),radial-gradient(at 100%,#7e6749,#0000 60%),linear-gradient(#939270,#917a5c,#a17f5d)","portrait":{"name":"hero-writing-desk-portrait","hash":"7e7d8dd6","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
