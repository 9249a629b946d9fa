// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const servicePaddleBoard: PictureData = {"name":"service-paddle-board","hash":"caf8d497","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"42% 60%","alt":"Two paddle boards and their paddles on the sand beside the sea","color":"#8a7e70","placeholder":"radial-gradient(at 0,#8f7e6a,#0000 60%),radial-gradient(at 100%,#8d7e6d,#0000 60%),linear-gradient(#767e83,#8c7e6d,#987e61)"};
