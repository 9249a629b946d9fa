// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const oceanVillaInfinityKitchen: PictureData = {"name":"ocean-villa-infinity-kitchen","hash":"c7163563","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"65% 50%","alt":"Kitchen with a pale marble island, walnut cupboards and globe lamps, open to the ocean","color":"#8a7e70","placeholder":"radial-gradient(at 0,#aeaca3,#0000 60%),radial-gradient(at 100%,#766251,#0000 60%),linear-gradient(#928674,#928977,#7d7062)"};
