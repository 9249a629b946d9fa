// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const cardOceanVilla: PictureData = {"name":"card-ocean-villa","hash":"ddd482b9","width":1920,"height":1440,"widths":[320,640,960,1280,1920],"focus":"80% 50%","alt":"Beach, palms and the sun over the Pacific from the balcony of an ocean villa","color":"#7f8475","placeholder":"radial-gradient(at 0,#848a6d,#0000 60%),radial-gradient(at 100%,#9d905d,#0000 60%),linear-gradient(#9babb4,#949376,#4e4f49)"};
