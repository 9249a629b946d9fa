// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceZipline: PictureData = {"name":"service-zipline","hash":"cd5c9597","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"30% 45%","alt":"Harness on a steel cable that leaves a wooden platform and crosses a green canyon","color":"#7b7f71","placeholder":"radial-gradient(at 0,#5f4e36,#0000 60%),radial-gradient(at 100%,#7d7e61,#0000 60%),linear-gradient(#b2cad7,#5c6e53,#4f583b)"};
