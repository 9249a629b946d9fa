// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceStargazing: PictureData = {"name":"service-stargazing","hash":"91bee2b4","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"62% 55%","alt":"Telescope on a wooden terrace above the sea under the Milky Way, with cushions and lanterns","color":"#374361","placeholder":"radial-gradient(at 0,#31435a,#0000 60%),radial-gradient(at 100%,#334768,#0000 60%),linear-gradient(#3c5587,#45567b,#403849)"};
