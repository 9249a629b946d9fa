// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseView: PictureData = {"name":"villa-paradise-view","hash":"ddc74d57","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"The courtyard from the bed through two arches, with leather armchairs and bougainvillea","color":"#a5795a","bright":true,"placeholder":"radial-gradient(at 0,#b68d60,#0000 60%),radial-gradient(at 100%,#a38062,#0000 60%),linear-gradient(#a27c5d,#ae8c72,#a26b5a)"};
