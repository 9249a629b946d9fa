// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceParagliding: PictureData = {"name":"service-paragliding","hash":"9accbe48","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"53% 45%","alt":"Paraglider with a striped wing above a calm bay between green headlands","color":"#84989a","bright":true,"placeholder":"radial-gradient(at 0,#899689,#0000 60%),radial-gradient(at 100%,#9aa69c,#0000 60%),linear-gradient(#859eb3,#9ca79e,#768d8b)"};
