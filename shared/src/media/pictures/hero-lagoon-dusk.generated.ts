// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroLagoonDusk: PictureData = {"name":"hero-lagoon-dusk","hash":"17d932a4","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"33% 56%","alt":"Wooden jetty with lanterns leading to a lagoon villa with a thatched palapa at blue hour, palms mirrored in still water","color":"#606d7b","placeholder":"radial-gradient(at 0,#595853,#0000 60%),radial-gradient(at 100%,#71726f,#0000 60%),linear-gradient(#6789ad,#77726e,#52525c)","portrait":{"name":"hero-lagoon-dusk-portrait","hash":"3ec2b8e5","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 56%"}};
