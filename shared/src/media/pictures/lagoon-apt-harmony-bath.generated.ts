// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyBath: PictureData = {"name":"lagoon-apt-harmony-bath","hash":"93faa51e","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 50%","alt":"Bathroom in sage tile with an oak washstand, round mirrors and a glass shower","color":"#8a8674","bright":true,"placeholder":"radial-gradient(at 0,#8a9683,#0000 60%),radial-gradient(at 100%,#7c7559,#0000 60%),linear-gradient(#868470,#90957b,#9c9185)"};
