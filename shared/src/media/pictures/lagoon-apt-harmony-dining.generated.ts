// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDining: PictureData = {"name":"lagoon-apt-harmony-dining","hash":"e91e7138","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"Round oak dining table under a disc lamp, with a sage wall and the lagoon below","color":"#8e8a78","bright":true,"placeholder":"radial-gradient(at 0,#8a8165,#0000 60%),radial-gradient(at 100%,#929c89,#0000 60%),linear-gradient(#9a9480,#95947e,#847d72)"};
