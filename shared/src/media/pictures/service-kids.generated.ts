// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceKids: PictureData = {"name":"service-kids","hash":"0e78a514","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"52% 50%","alt":"Sand castle, bucket, spade and ball on the beach","color":"#99957b","bright":true,"placeholder":"radial-gradient(at 0,#a19d83,#0000 60%),radial-gradient(at 100%,#8f856a,#0000 60%),linear-gradient(#8b917a,#837c5f,#a59b7c)"};
