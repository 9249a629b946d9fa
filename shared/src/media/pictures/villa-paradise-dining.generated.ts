// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseDining: PictureData = {"name":"villa-paradise-dining","hash":"e1f3e879","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 55%","alt":"Long dark dining table with woven chairs under an iron ring of lamps, beside arches on the courtyard","color":"#a5795a","bright":true,"placeholder":"radial-gradient(at 0,#baa694,#0000 60%),radial-gradient(at 100%,#a26a46,#0000 60%),linear-gradient(#b07d50,#b89476,#996d59)"};
