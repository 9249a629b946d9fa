// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyAerial: PictureData = {"name":"lagoon-apt-harmony-aerial","hash":"7e0b3a58","width":2048,"height":1280,"widths":[320,640,960,1280,1920,2048],"focus":"50% 50%","alt":"The apartments from above, with their terraces over the pool and the lagoon","color":"#75815e","placeholder":"radial-gradient(at 0,#6b6b41,#0000 60%),radial-gradient(at 100%,#657655,#0000 60%),linear-gradient(#98936d,#a2a289,#68846f)"};
