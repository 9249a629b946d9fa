// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWaterfall: PictureData = {"name":"service-waterfall","hash":"931698d5","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Waterfall over mossy ledges into a jungle pool, a backpack on a stone beside it","color":"#626e54","placeholder":"radial-gradient(at 0,#516639,#0000 60%),radial-gradient(at 100%,#6d773a,#0000 60%),linear-gradient(#626259,#616d54,#677876)"};
