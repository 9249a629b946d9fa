// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyExterior: PictureData = {"name":"lagoon-apt-harmony-exterior","hash":"ab4d035a","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 50%","alt":"Apartment building of four stacked terraces with flowers and wooden screens by the lagoon in afternoon light","color":"#797d77","placeholder":"radial-gradient(at 0,#706a53,#0000 60%),radial-gradient(at 100%,#868c81,#0000 60%),linear-gradient(#7387a6,#9d9179,#897c58)"};
