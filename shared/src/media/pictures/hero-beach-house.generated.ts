// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroBeachHouse: PictureData = {"name":"hero-beach-house","hash":"2b3b097d","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 50%","alt":"Two-story ocean villa with a stone tower above a dune of agaves and flowers, from the beach","color":"#7d817b","placeholder":"radial-gradient(at 0,#828372,#0000 60%),radial-gradient(at 100%,#797d73,#0000 60%),linear-gradient(#627ea9,#7f7a6a,#9c8554)","portrait":{"name":"hero-beach-house-portrait","hash":"6c3505cb","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 50%"}};
