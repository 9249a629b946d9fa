// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const lagoonAptHarmonyView: PictureData = {"name":"lagoon-apt-harmony-view","hash":"ab6f0cb5","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"55% 55%","alt":"The lagoon from the bed across a wooden terrace, with two armchairs and a row of palms","color":"#9a8664","bright":true,"placeholder":"radial-gradient(at 0,#ab9471,#0000 60%),radial-gradient(at 100%,#ada07e,#0000 60%),linear-gradient(#92876a,#908665,#9c805a)"};
