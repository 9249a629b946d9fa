// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseLiving: PictureData = {"name":"villa-paradise-living","hash":"57db77b5","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Living room with leather drum chairs, a striped rug and three arches on the courtyard","color":"#a5795a","bright":true,"placeholder":"radial-gradient(at 0,#a77f5f,#0000 60%),radial-gradient(at 100%,#ad917e,#0000 60%),linear-gradient(#a77349,#ae8869,#9d6c51)"};
