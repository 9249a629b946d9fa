// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceWeaving: PictureData = {"name":"service-weaving","hash":"10878c17","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"50% 55%","alt":"Half-woven cloth with diamonds on a backstrap loom, balls of wool beside it","color":"#8e6a50","placeholder":"radial-gradient(at 0,#a78377,#0000 60%),radial-gradient(at 100%,#906f52,#0000 60%),linear-gradient(#947f62,#8e6959,#875034)"};
