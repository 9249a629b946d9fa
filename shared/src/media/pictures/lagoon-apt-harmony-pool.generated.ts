// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyPool: PictureData = {"name":"lagoon-apt-harmony-pool","hash":"50aadb4f","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 60%","alt":"Loungers and white umbrellas along the shared pool of the lagoon apartments","color":"#7d817b","placeholder":"radial-gradient(at 0,#8f9c9a,#0000 60%),radial-gradient(at 100%,#7c6450,#0000 60%),linear-gradient(#748590,#757c73,#7c8372)"};
