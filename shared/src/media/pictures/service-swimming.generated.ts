// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const serviceSwimming: PictureData = {"name":"service-swimming","hash":"52db9d30","width":960,"height":600,"widths":[320,480,640,800,960],"focus":"55% 50%","alt":"Life ring in a pool, with a kickboard, a towel and goggles on the stone edge","color":"#6f7b69","placeholder":"radial-gradient(at 0,#73886f,#0000 60%),radial-gradient(at 100%,#828470,#0000 60%),linear-gradient(#2b605d,#7d846c,#a48669)"};
