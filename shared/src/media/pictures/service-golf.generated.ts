// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceGolf: PictureData = {"name":"service-golf","hash":"aca8b493","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 50%","alt":"Flag on a putting green between palms, a ball a step away from the hole","color":"#7e8a70","bright":true,"placeholder":"radial-gradient(at 0,#94938d,#0000 60%),radial-gradient(at 100%,#a3a999,#0000 60%),linear-gradient(#78878f,#999e8e,#677c2d)"};
