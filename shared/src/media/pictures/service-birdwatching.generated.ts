// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceBirdwatching: PictureData = {"name":"service-birdwatching","hash":"29462f5a","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"40% 60%","alt":"Binoculars, a notebook with a drawn bird and a cup on a jetty, two herons in the lagoon behind","color":"#79755a","placeholder":"radial-gradient(at 0,#66796e,#0000 60%),radial-gradient(at 100%,#827c59,#0000 60%),linear-gradient(#3f5033,#717a60,#af8d71)"};
