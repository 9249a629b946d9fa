// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceDriver: PictureData = {"name":"service-driver","hash":"ed9b90d5","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Green off-road car with its lights on in a cobbled court at dusk","color":"#6e6a70","placeholder":"radial-gradient(at 0,#615c5c,#0000 60%),radial-gradient(at 100%,#655a4d,#0000 60%),linear-gradient(#b0a7a8,#3f3b3b,#2b324d)"};
