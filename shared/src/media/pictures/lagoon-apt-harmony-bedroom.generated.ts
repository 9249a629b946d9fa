// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBedroom: PictureData = {"name":"lagoon-apt-harmony-bedroom","hash":"4cf5ed18","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"35% 55%","alt":"Bedroom with a cushioned headboard, sage and sand linen and glass doors open to the lagoon","color":"#958973","bright":true,"placeholder":"radial-gradient(at 0,#8e7c61,#0000 60%),radial-gradient(at 100%,#9a9a87,#0000 60%),linear-gradient(#a1957a,#a5a28c,#8c7f6f)"};
