// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMezcal: PictureData = {"name":"service-mezcal","hash":"722067c4","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 60%","alt":"Bottle of mezcal with clay cups, slices of orange and red salt on a wooden table","color":"#7e7264","placeholder":"radial-gradient(at 0,#8f8271,#0000 60%),radial-gradient(at 100%,#8a847c,#0000 60%),linear-gradient(#5f635d,#837b73,#8b6d56)"};
