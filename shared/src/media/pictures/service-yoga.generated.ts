// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceYoga: PictureData = {"name":"service-yoga","hash":"356f2e26","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"48% 65%","alt":"Mats, cushions and tea on a jetty above the lagoon, the sun rising behind palms","color":"#8e8274","bright":true,"placeholder":"radial-gradient(at 0,#757262,#0000 60%),radial-gradient(at 100%,#837a6a,#0000 60%),linear-gradient(#cabaa8,#9e8b75,#6f5a4e)"};
