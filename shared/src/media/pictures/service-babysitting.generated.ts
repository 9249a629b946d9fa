// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBabysitting: PictureData = {"name":"service-babysitting","hash":"7fbd32a1","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 60%","alt":"Teddy bear, a wooden train, blocks and an open picture book on a round rug by a lamp","color":"#7d7173","placeholder":"radial-gradient(at 0,#54535a,#0000 60%),radial-gradient(at 100%,#604c4c,#0000 60%),linear-gradient(#927e7c,#705855,#978b8c)"};
