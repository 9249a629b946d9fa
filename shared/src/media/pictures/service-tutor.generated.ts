// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTutor: PictureData = {"name":"service-tutor","hash":"b9d7de70","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"60% 50%","alt":"Globe, stacked books and a notebook with a triangle on a table beside the garden","color":"#7f7355","placeholder":"radial-gradient(at 0,#605647,#0000 60%),radial-gradient(at 100%,#706349,#0000 60%),linear-gradient(#3a4827,#867d62,#e1bc93)"};
