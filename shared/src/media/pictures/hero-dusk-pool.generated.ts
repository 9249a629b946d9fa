// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroDuskPool: PictureData = {"name":"hero-dusk-pool","hash":"3b2a616d","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 58%","alt":"Oceanfront villa at dusk: lit rooms, glowing pool and the last light on the horizon","color":"#6e6a70","placeholder":"radial-gradient(at 0,#9a8a75,#0000 60%),radial-gradient(at 100%,#976d53,#0000 60%),linear-gradient(#576e9d,#74706d,#535a5f)","portrait":{"name":"hero-dusk-pool-portrait","hash":"fed9afe0","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 58%"}};
