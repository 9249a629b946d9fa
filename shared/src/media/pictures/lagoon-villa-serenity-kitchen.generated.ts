// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityKitchen: PictureData = {"name":"lagoon-villa-serenity-kitchen","hash":"eface66b","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Kitchen with a travertine island, teak fronts and moss-green tile, open to the garden","color":"#907b61","placeholder":"radial-gradient(at 0,#806740,#0000 60%),radial-gradient(at 100%,#9aa591,#0000 60%),linear-gradient(#937552,#8f8665,#927a68)"};
