// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyKitchen: PictureData = {"name":"lagoon-apt-harmony-kitchen","hash":"dc3c550f","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"40% 55%","alt":"Kitchen with sage cupboards, open oak shelves and a fluted oak island","color":"#8e8a78","bright":true,"placeholder":"radial-gradient(at 0,#6e7456,#0000 60%),radial-gradient(at 100%,#9ead9d,#0000 60%),linear-gradient(#99907b,#9b997b,#917d6f)"};
