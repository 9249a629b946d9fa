// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityView: PictureData = {"name":"lagoon-villa-serenity-view","hash":"dfed8e29","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"The lagoon from the bed, with two teak armchairs between linen curtains and palms on the far bank","color":"#927e5c","placeholder":"radial-gradient(at 0,#aaa582,#0000 60%),radial-gradient(at 100%,#a09974,#0000 60%),linear-gradient(#7a6f4f,#848461,#99704e)"};
