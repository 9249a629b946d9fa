// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseKitchen: PictureData = {"name":"villa-paradise-kitchen","hash":"74580d50","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 55%","alt":"Kitchen with a clay-plastered counter, blue tile, a dark wooden table and iron lamps","color":"#a17556","placeholder":"radial-gradient(at 0,#b79c8a,#0000 60%),radial-gradient(at 100%,#8b6345,#0000 60%),linear-gradient(#ab7a52,#ac8569,#976346)"};
