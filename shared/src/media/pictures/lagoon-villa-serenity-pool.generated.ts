// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonVillaSerenityPool: PictureData = {"name":"lagoon-villa-serenity-pool","hash":"65a374c5","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 60%","alt":"Pool at dusk with loungers and umbrellas before lit rooms, mirroring a violet sky","color":"#5b5f69","placeholder":"radial-gradient(at 0,#7a716d,#0000 60%),radial-gradient(at 100%,#9f754a,#0000 60%),linear-gradient(#5471a9,#7f6e5f,#334042)"};
