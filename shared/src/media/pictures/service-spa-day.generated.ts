// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceSpaDay: PictureData = {"name":"service-spa-day","hash":"d36dc8ff","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 55%","alt":"Massage table made up with linen and a terracotta blanket in a sunny courtyard","color":"#8d7967","placeholder":"radial-gradient(at 0,#604b47,#0000 60%),radial-gradient(at 100%,#988473,#0000 60%),linear-gradient(#978362,#9d8975,#937f6f)"};
