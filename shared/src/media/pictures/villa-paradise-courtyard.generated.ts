// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseCourtyard: PictureData = {"name":"villa-paradise-courtyard","hash":"fda4db44","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 60%","alt":"Courtyard villa in clay-colored plaster with round arches, a tiled roof and a long pool between tropical beds","color":"#867a6c","placeholder":"radial-gradient(at 0,#a27756,#0000 60%),radial-gradient(at 100%,#805941,#0000 60%),linear-gradient(#6c757c,#906f56,#9c9b89)"};
