// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseSuite: PictureData = {"name":"villa-paradise-suite","hash":"c5c5f2b4","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"35% 55%","alt":"Second bedroom with a woven headboard and an indigo blanket, its doors open to the garden","color":"#947f65","bright":true,"placeholder":"radial-gradient(at 0,#908365,#0000 60%),radial-gradient(at 100%,#8c906c,#0000 60%),linear-gradient(#9d7c58,#a19e81,#937c75)"};
