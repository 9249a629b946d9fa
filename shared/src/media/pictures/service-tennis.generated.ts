// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTennis: PictureData = {"name":"service-tennis","hash":"230a4710","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"60% 65%","alt":"Racket and three balls on a clay court, the net and a flowering hedge behind","color":"#a77248","placeholder":"radial-gradient(at 0,#bb6d3e,#0000 60%),radial-gradient(at 100%,#c87f50,#0000 60%),linear-gradient(#857550,#c77e4c,#b16f42)"};
