// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDetail: PictureData = {"name":"lagoon-villa-serenity-detail","hash":"9d985ed3","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Clay jar with green branches beside a bowl of limes on a teak bench","color":"#a07b51","placeholder":"radial-gradient(at 0,#ba8f6a,#0000 60%),radial-gradient(at 100%,#9a6d48,#0000 60%),linear-gradient(#857445,#aa794d,#b88556)"};
