// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseBath: PictureData = {"name":"villa-paradise-bath","hash":"7c2b1e0e","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"Bathroom with a copper tub, blue basins on stone and two arches on the courtyard","color":"#a5795a","bright":true,"placeholder":"radial-gradient(at 0,#9a7453,#0000 60%),radial-gradient(at 100%,#c9aa85,#0000 60%),linear-gradient(#9c7252,#c6a17f,#9a5f48)"};
