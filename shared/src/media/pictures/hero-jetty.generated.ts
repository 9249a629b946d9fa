// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroJetty: PictureData = {"name":"hero-jetty","hash":"1876e6fc","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"42% 56%","alt":"Wooden jetty leading over the lagoon to a thatched palapa and a low villa in early light","color":"#797d77","placeholder":"radial-gradient(at 0,#74745b,#0000 60%),radial-gradient(at 100%,#868371,#0000 60%),linear-gradient(#7f95b0,#7e7861,#72664f)","portrait":{"name":"hero-jetty-portrait","hash":"a05418da","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 56%"}};
