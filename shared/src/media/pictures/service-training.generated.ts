// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTraining: PictureData = {"name":"service-training","hash":"8aec0734","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"62% 62%","alt":"Mat, dumbbells, kettlebells and bands on a wooden terrace in the morning sun","color":"#81755e","placeholder":"radial-gradient(at 0,#837d6e,#0000 60%),radial-gradient(at 100%,#765e55,#0000 60%),linear-gradient(#776949,#837869,#8d876f)"};
