// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMarket: PictureData = {"name":"service-market","hash":"cf547e20","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Crates of oranges, limes, tomatoes and chilies on a market stall","color":"#95714e","placeholder":"radial-gradient(at 0,#91613c,#0000 60%),radial-gradient(at 100%,#ac794f,#0000 60%),linear-gradient(#4c4844,#b08154,#d7a062)"};
