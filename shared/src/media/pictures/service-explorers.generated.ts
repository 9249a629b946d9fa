// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceExplorers: PictureData = {"name":"service-explorers","hash":"729fdb5d","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"35% 70%","alt":"Field book with a drawn crab, a magnifying glass, shells and a straw hat on a table at the beach","color":"#a08c71","bright":true,"placeholder":"radial-gradient(at 0,#b19577,#0000 60%),radial-gradient(at 100%,#a78760,#0000 60%),linear-gradient(#9fa9a0,#b59a79,#956d4a)"};
