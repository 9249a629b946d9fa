// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceAirport: PictureData = {"name":"service-airport","hash":"8bfe992f","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Suitcases and a board with the name Marisma at the curb, a green off-road car behind","color":"#777369","placeholder":"radial-gradient(at 0,#575340,#0000 60%),radial-gradient(at 100%,#535141,#0000 60%),linear-gradient(#5e6973,#4e4634,#a9927b)"};
