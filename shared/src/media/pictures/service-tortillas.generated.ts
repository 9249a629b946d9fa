// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTortillas: PictureData = {"name":"service-tortillas","hash":"36236a98","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 60%","alt":"Tortillas on a clay griddle beside a wooden press, corn dough and a molcajete of salsa","color":"#886b55","placeholder":"radial-gradient(at 0,#7d6050,#0000 60%),radial-gradient(at 100%,#a77e63,#0000 60%),linear-gradient(#726a5b,#917058,#885f3f)"};
