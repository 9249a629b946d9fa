// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonySuite: PictureData = {"name":"lagoon-apt-harmony-suite","hash":"5bda4dd2","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"65% 55%","alt":"Second bedroom with a sage wall, a woven headboard and a brick-red armchair before the lagoon","color":"#91856f","bright":true,"placeholder":"radial-gradient(at 0,#949184,#0000 60%),radial-gradient(at 100%,#817a5d,#0000 60%),linear-gradient(#9c9278,#9e9c88,#907c69)"};
