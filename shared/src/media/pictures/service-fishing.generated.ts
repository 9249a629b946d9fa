// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFishing: PictureData = {"name":"service-fishing","hash":"579e4453","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"42% 50%","alt":"Rods with gold reels in the stern of a boat, its wake running out to sea","color":"#757973","placeholder":"radial-gradient(at 0,#5d5f51,#0000 60%),radial-gradient(at 100%,#525f57,#0000 60%),linear-gradient(#67838d,#566157,#a18b7b)"};
