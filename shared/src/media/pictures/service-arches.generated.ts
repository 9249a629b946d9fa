// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceArches: PictureData = {"name":"service-arches","hash":"d32641d9","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 55%","alt":"Courtyard with a stone fountain and round arches, seen through an arch","color":"#886b55","placeholder":"radial-gradient(at 0,#774f23,#0000 60%),radial-gradient(at 100%,#a0764d,#0000 60%),linear-gradient(#83776e,#b5997b,#8b7168)"};
