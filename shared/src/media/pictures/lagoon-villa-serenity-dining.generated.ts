// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityDining: PictureData = {"name":"lagoon-villa-serenity-dining","hash":"d98c76b3","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"Round teak dining table under a large woven lamp, its glass wall open to the lagoon","color":"#907b61","placeholder":"radial-gradient(at 0,#a3ae9f,#0000 60%),radial-gradient(at 100%,#856c4a,#0000 60%),linear-gradient(#967a57,#9b9275,#836954)"};
