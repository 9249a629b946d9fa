// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityLiving: PictureData = {"name":"lagoon-villa-serenity-living","hash":"0dee61ae","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 55%","alt":"Living room with teak beams, a long masonry bench and woven lamps, open to the lagoon","color":"#907b61","placeholder":"radial-gradient(at 0,#a3b0a3,#0000 60%),radial-gradient(at 100%,#876f50,#0000 60%),linear-gradient(#8f6c49,#998e73,#887158)"};
