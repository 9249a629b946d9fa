// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyEvening: PictureData = {"name":"lagoon-apt-harmony-evening","hash":"4d4e0862","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 55%","alt":"The shared pool at dusk, mirroring lit terraces and an orange horizon over the lagoon","color":"#695c5e","placeholder":"radial-gradient(at 0,#87623f,#0000 60%),radial-gradient(at 100%,#a07870,#0000 60%),linear-gradient(#555578,#6b5850,#455150)"};
