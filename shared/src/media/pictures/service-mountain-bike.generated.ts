// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMountainBike: PictureData = {"name":"service-mountain-bike","hash":"2d722db2","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Orange mountain bike against a rock beside a dirt trail","color":"#7b7755","placeholder":"radial-gradient(at 0,#5f6139,#0000 60%),radial-gradient(at 100%,#717046,#0000 60%),linear-gradient(#707f66,#776b4a,#9c7958)"};
