// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonVilla: PictureData = {"name":"card-lagoon-villa","hash":"3a0e9273","width":1920,"height":1440,"widths":[320,640,960,1280,1920],"focus":"50% 60%","alt":"Long table under a thatched palapa beside the lagoon","color":"#997d56","placeholder":"radial-gradient(at 0,#a0844f,#0000 60%),radial-gradient(at 100%,#9a9063,#0000 60%),linear-gradient(#ad7334,#aa9561,#827a74)"};
