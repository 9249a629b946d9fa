// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWellness: PictureData = {"name":"service-wellness","hash":"2001e07f","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"42% 50%","alt":"Rolled towels, hot stones, candles and frangipani on a wooden tray","color":"#827e6c","placeholder":"radial-gradient(at 0,#9ea193,#0000 60%),radial-gradient(at 100%,#9e9488,#0000 60%),linear-gradient(#66664e,#8f998b,#706d5c)"};
