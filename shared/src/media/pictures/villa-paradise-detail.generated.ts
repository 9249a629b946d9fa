// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDetail: PictureData = {"name":"villa-paradise-detail","hash":"b4958d13","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Cobalt jar with green branches beside a bowl of citrus on a sunlit wooden shelf","color":"#ab764c","placeholder":"radial-gradient(at 0,#cd8f68,#0000 60%),radial-gradient(at 100%,#a66b3f,#0000 60%),linear-gradient(#a97f4e,#b58563,#986846)"};
