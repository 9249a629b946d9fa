// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityExterior: PictureData = {"name":"lagoon-villa-serenity-exterior","hash":"cbcf2a91","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Low villa and a round palapa along a long pool at the edge of the lagoon, by day","color":"#727e7c","placeholder":"radial-gradient(at 0,#8e8570,#0000 60%),radial-gradient(at 100%,#75776c,#0000 60%),linear-gradient(#6989ab,#817c70,#6b725d)"};
