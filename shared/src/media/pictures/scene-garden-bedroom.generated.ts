// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneGardenBedroom: PictureData = {"name":"scene-garden-bedroom","hash":"42d7b220","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"60% 55%","alt":"Bedroom with a wide bed under wooden beams, open to a garden of broad leaves","color":"#957952","placeholder":"radial-gradient(at 0,#918666,#0000 60%),radial-gradient(at 100%,#876945,#0000 60%),linear-gradient(#937144,#a08c6a,#a38562)"};
