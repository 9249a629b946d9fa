// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyDetail: PictureData = {"name":"lagoon-apt-harmony-detail","hash":"757b51be","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 55%","alt":"Oak table laid for two, with limes, a bowl of fruit and green branches in a round clay vase","color":"#948869","bright":true,"placeholder":"radial-gradient(at 0,#a3967f,#0000 60%),radial-gradient(at 100%,#98836c,#0000 60%),linear-gradient(#979e7b,#9d8b70,#917653)"};
