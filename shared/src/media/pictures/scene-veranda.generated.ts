// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneVeranda: PictureData = {"name":"scene-veranda","hash":"46da9734","width":1920,"height":1200,"widths":[320,640,960,1280,1920],"focus":"50% 55%","alt":"Veranda under wooden beams with a hammock and two low chairs, palms and the sea beyond","color":"#907b61","placeholder":"radial-gradient(at 0,#a2a590,#0000 60%),radial-gradient(at 100%,#6f7e6b,#0000 60%),linear-gradient(#8f6548,#8b8c74,#9b7b5b)"};
