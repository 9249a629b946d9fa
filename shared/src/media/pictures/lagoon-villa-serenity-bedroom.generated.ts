// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityBedroom: PictureData = {"name":"lagoon-villa-serenity-bedroom","hash":"7af7cff0","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 55%","alt":"Bedroom with a slatted headboard and exposed beams, wide open to a terrace and a tropical garden","color":"#907b61","placeholder":"radial-gradient(at 0,#8c917a,#0000 60%),radial-gradient(at 100%,#8f6f46,#0000 60%),linear-gradient(#947a58,#978b6c,#8c786b)"};
