// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardResidentialVilla: PictureData = {"name":"card-residential-villa","hash":"57ed453c","width":1920,"height":1440,"widths":[320,640,960,1280,1920],"focus":"50% 55%","alt":"Courtyard pool and flowers seen through an arch of the loggia","color":"#a17556","placeholder":"radial-gradient(at 0,#8b6447,#0000 60%),radial-gradient(at 100%,#987351,#0000 60%),linear-gradient(#996547,#a49073,#c6a589)"};
