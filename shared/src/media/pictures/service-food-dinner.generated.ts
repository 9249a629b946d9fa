// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFoodDinner: PictureData = {"name":"service-food-dinner","hash":"8ecce31d","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Long table set for dinner with candles and flowers above the sea at sunset","color":"#896d46","placeholder":"radial-gradient(at 0,#a9834e,#0000 60%),radial-gradient(at 100%,#715d4c,#0000 60%),linear-gradient(#b08a42,#976e46,#5e463b)"};
