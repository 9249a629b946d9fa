// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWhales: PictureData = {"name":"service-whales","hash":"e8e60e18","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 50%","alt":"Tail of a humpback whale above a calm bay, green hills behind","color":"#717d73","placeholder":"radial-gradient(at 0,#6d786f,#0000 60%),radial-gradient(at 100%,#4c6560,#0000 60%),linear-gradient(#a19f90,#616860,#5f6e66)"};
