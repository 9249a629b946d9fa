// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTemazcal: PictureData = {"name":"service-temazcal","hash":"0a452c5c","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 60%","alt":"Low stone dome with a striped blanket above its door, a wood fire beside it at dusk","color":"#715c4a","placeholder":"radial-gradient(at 0,#4b372a,#0000 60%),radial-gradient(at 100%,#663f1f,#0000 60%),linear-gradient(#6f745d,#8c5c41,#8b5d54)"};
