// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyLiving: PictureData = {"name":"lagoon-apt-harmony-living","hash":"bc3043b7","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 60%","alt":"Living room with round armchairs in sage and brick, a round rug and the lagoon below","color":"#958973","bright":true,"placeholder":"radial-gradient(at 0,#a4a898,#0000 60%),radial-gradient(at 100%,#7d6f55,#0000 60%),linear-gradient(#968970,#a49d83,#a5907a)"};
