// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceVolleyball: PictureData = {"name":"service-volleyball","hash":"e69a32dd","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"70% 60%","alt":"Volleyball net and a ball on the beach, the sun low behind a palm","color":"#8c887d","bright":true,"placeholder":"radial-gradient(at 0,#88897e,#0000 60%),radial-gradient(at 100%,#c5b899,#0000 60%),linear-gradient(#8a8f96,#b1aa94,#736756)"};
