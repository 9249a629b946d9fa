// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroLagoonTerraces: PictureData = {"name":"hero-lagoon-terraces","hash":"e217a575","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 50%","alt":"Four floors of terraces and a stone tower mirrored in the lagoon in the morning","color":"#7f8475","placeholder":"radial-gradient(at 0,#8e927a,#0000 60%),radial-gradient(at 100%,#7e704b,#0000 60%),linear-gradient(#6d8bac,#9d8b6e,#907c51)","portrait":{"name":"hero-lagoon-terraces-portrait","hash":"567dfce4","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 50%"}};
