// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBeachRide: PictureData = {"name":"service-beach-ride","hash":"481c49d6","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"84% 45%","alt":"Saddle on a rail and hoof prints on an empty beach at sunset","color":"#857962","placeholder":"radial-gradient(at 0,#8b795f,#0000 60%),radial-gradient(at 100%,#745f41,#0000 60%),linear-gradient(#738384,#7e684a,#9c7951)"};
