// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const coastSailing: PictureData = {"name":"coast-sailing","hash":"be8ddec2","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"57% 50%","alt":"Catamaran under sail on a calm sea in the last light, hills on the horizon","color":"#727e7c","placeholder":"radial-gradient(at 0,#999c8f,#0000 60%),radial-gradient(at 100%,#79837a,#0000 60%),linear-gradient(#75939d,#8d8e80,#5c5953)"};
