// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceCulture: PictureData = {"name":"service-culture","hash":"9f6b2c42","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"40% 50%","alt":"Painted clay pots, a bowl of limes and striped textiles on a wooden bench","color":"#a5815e","bright":true,"placeholder":"radial-gradient(at 0,#a08668,#0000 60%),radial-gradient(at 100%,#b69b7a,#0000 60%),linear-gradient(#b2906f,#b69571,#8c5930)"};
