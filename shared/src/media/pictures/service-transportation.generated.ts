// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTransportation: PictureData = {"name":"service-transportation","hash":"10c67344","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Turquoise bicycle with a woven basket of flowers in front of a garden wall","color":"#8c7f61","placeholder":"radial-gradient(at 0,#5b5a34,#0000 60%),radial-gradient(at 100%,#776d48,#0000 60%),linear-gradient(#786f4a,#857a59,#c9b0a3)"};
