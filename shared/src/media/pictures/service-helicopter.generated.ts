// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceHelicopter: PictureData = {"name":"service-helicopter","hash":"a2c582b2","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 50%","alt":"White helicopter on its pad between palms, two suitcases beside it","color":"#777b6d","placeholder":"radial-gradient(at 0,#7d8571,#0000 60%),radial-gradient(at 100%,#58604e,#0000 60%),linear-gradient(#636d6d,#898d76,#958d74)"};
