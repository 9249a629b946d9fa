// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardLagoonApartment: PictureData = {"name":"card-lagoon-apartment","hash":"eddcef32","width":1920,"height":1440,"widths":[320,640,960,1280,1920],"focus":"55% 60%","alt":"Pool and umbrellas below the terraces of an apartment house, the lagoon beside them","color":"#79857b","placeholder":"radial-gradient(at 0,#5d7c70,#0000 60%),radial-gradient(at 100%,#ae976f,#0000 60%),linear-gradient(#6c8497,#798a76,#7a8875)"};
