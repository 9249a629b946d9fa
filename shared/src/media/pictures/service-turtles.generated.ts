// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceTurtles: PictureData = {"name":"service-turtles","hash":"fe916a38","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 60%","alt":"Turtle hatchlings on the sand on their way to the sea at dusk","color":"#8e8274","bright":true,"placeholder":"radial-gradient(at 0,#85796a,#0000 60%),radial-gradient(at 100%,#837769,#0000 60%),linear-gradient(#a29587,#877b6d,#887b6d)"};
