// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBarbecue: PictureData = {"name":"service-barbecue","hash":"1874c4e5","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 60%","alt":"Snapper, prawns and limes on a grate above glowing coals","color":"#7e7264","placeholder":"radial-gradient(at 0,#846c58,#0000 60%),radial-gradient(at 100%,#947a65,#0000 60%),linear-gradient(#a29b86,#917057,#493f3c)"};
