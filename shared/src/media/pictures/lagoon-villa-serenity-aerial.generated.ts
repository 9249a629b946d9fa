// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityAerial: PictureData = {"name":"lagoon-villa-serenity-aerial","hash":"eec67a6e","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 50%","alt":"The villa and its thatched palapa from above, with the pool and a wooden jetty on the lagoon","color":"#6e8264","placeholder":"radial-gradient(at 0,#777b56,#0000 60%),radial-gradient(at 100%,#64886e,#0000 60%),linear-gradient(#7c7f5b,#849781,#668a77)"};
