// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceSport: PictureData = {"name":"service-sport","hash":"a9efafac","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Three surf boards standing in the sand between palms","color":"#858983","bright":true,"placeholder":"radial-gradient(at 0,#878579,#0000 60%),radial-gradient(at 100%,#8f988c,#0000 60%),linear-gradient(#6f8ca6,#a1a292,#a38d6c)"};
