// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseAerial: PictureData = {"name":"villa-paradise-aerial","hash":"fe755e20","width":2048,"height":1280,"widths":[320,640,960,1280,1920,2048],"focus":"50% 55%","alt":"Courtyard villa from above: tiled roofs around a pool and beds of palms","color":"#868258","placeholder":"radial-gradient(at 0,#6a714c,#0000 60%),radial-gradient(at 100%,#807f53,#0000 60%),linear-gradient(#8f7d59,#917b65,#9d936a)"};
