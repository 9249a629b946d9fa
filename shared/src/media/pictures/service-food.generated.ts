// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFood: PictureData = {"name":"service-food","hash":"f042bdfd","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 50%","alt":"Board with avocado, tomatoes, limes and chilies on a wooden table, a molcajete of salsa beside it","color":"#907b61","placeholder":"radial-gradient(at 0,#aa886e,#0000 60%),radial-gradient(at 100%,#90795d,#0000 60%),linear-gradient(#787155,#987c5a,#90785d)"};
