// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroJettyDusk: PictureData = {"name":"hero-jetty-dusk","hash":"85b94add","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 60%","alt":"Jetty with lanterns reaching into a still lagoon after sunset, hills on the far side","color":"#65697b","placeholder":"radial-gradient(at 0,#5d6260,#0000 60%),radial-gradient(at 100%,#896f64,#0000 60%),linear-gradient(#7f8fb5,#776860,#373b51)","portrait":{"name":"hero-jetty-dusk-portrait","hash":"f9a02225","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
