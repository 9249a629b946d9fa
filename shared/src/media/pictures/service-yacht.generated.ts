// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceYacht: PictureData = {"name":"service-yacht","hash":"fd219c3f","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 60%","alt":"White catamaran at anchor in a turquoise bay between green hills","color":"#69858b","placeholder":"radial-gradient(at 0,#687978,#0000 60%),radial-gradient(at 100%,#72807a,#0000 60%),linear-gradient(#6d85a5,#7e8584,#699188)"};
