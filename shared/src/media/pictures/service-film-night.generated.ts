// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceFilmNight: PictureData = {"name":"service-film-night","hash":"f0e4ca33","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"45% 50%","alt":"Open-air screen in a garden at dusk, with floor cushions, lanterns and strings of lights","color":"#6a5e50","placeholder":"radial-gradient(at 0,#413320,#0000 60%),radial-gradient(at 100%,#45310e,#0000 60%),linear-gradient(#918d8e,#7c634a,#746051)"};
