// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceMariachi: PictureData = {"name":"service-mariachi","hash":"f48b3e6d","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Guitar on a painted chair, a trumpet and a charro hat under paper flags","color":"#986b45","placeholder":"radial-gradient(at 0,#a37b4c,#0000 60%),radial-gradient(at 100%,#7f6037,#0000 60%),linear-gradient(#9c693f,#936f46,#9c6c51)"};
