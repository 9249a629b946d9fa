// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const sceneKeys: PictureData = {"name":"scene-keys","hash":"2aa3d12a","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"42% 50%","alt":"Brass keys on a wooden board above a console with a lamp, flowers and an open guest book","color":"#987b4d","placeholder":"radial-gradient(at 0,#a88958,#0000 60%),radial-gradient(at 100%,#746737,#0000 60%),linear-gradient(#9e7c4d,#a98850,#ac8a5a)"};
