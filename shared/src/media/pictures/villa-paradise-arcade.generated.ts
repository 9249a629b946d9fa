// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const villaParadiseArcade: PictureData = {"name":"villa-paradise-arcade","hash":"28603480","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"50% 50%","alt":"Round arches, wooden doors and clay pots in the loggia of the courtyard villa","color":"#90735d","placeholder":"radial-gradient(at 0,#af6745,#0000 60%),radial-gradient(at 100%,#7f5946,#0000 60%),linear-gradient(#766a5d,#986449,#9f8f74)"};
