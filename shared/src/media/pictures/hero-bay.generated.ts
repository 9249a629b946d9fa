// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroBay: PictureData = {"name":"hero-bay","hash":"8835b87e","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"56% 55%","alt":"Catamaran at anchor in a turquoise bay between green headlands, loungers under a white umbrella on the sand","color":"#727e7c","placeholder":"radial-gradient(at 0,#587569,#0000 60%),radial-gradient(at 100%,#748573,#0000 60%),linear-gradient(#678199,#6d908d,#8e867d)","portrait":{"name":"hero-bay-portrait","hash":"0decf5e5","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 55%"}};
