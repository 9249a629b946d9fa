// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceGolfCart: PictureData = {"name":"service-golf-cart","hash":"619b600c","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"White golf cart with four seats on a path between palms","color":"#827e6c","placeholder":"radial-gradient(at 0,#76714a,#0000 60%),radial-gradient(at 100%,#4a4b3c,#0000 60%),linear-gradient(#7e7f7d,#766d4d,#af9f84)"};
