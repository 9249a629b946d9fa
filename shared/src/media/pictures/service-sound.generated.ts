// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceSound: PictureData = {"name":"service-sound","hash":"adc6eddb","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 60%","alt":"White singing bowls, candles and cushions on a mat in the evening light","color":"#816d5a","placeholder":"radial-gradient(at 0,#74675e,#0000 60%),radial-gradient(at 100%,#8b6b59,#0000 60%),linear-gradient(#83694f,#8c6e5e,#8a7a6a)"};
