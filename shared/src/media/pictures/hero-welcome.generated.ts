// Written by `npm run pictures` from tools/pictures/catalog.ts: change that and run it again.
import type { PictureData } from '../picture-data';

export const heroWelcome: PictureData = {"name":"hero-welcome","hash":"4120cb7e","width":2560,"height":1600,"widths":[320,640,960,1280,1920,2560],"focus":"45% 60%","alt":"Cool towels, a bottle on ice and fruit on a wooden table, a sofa and the sea behind it","color":"#897d67","placeholder":"radial-gradient(at 0,#8b7457,#0000 60%),radial-gradient(at 100%,#646674,#0000 60%),linear-gradient(#79836a,#7c6a5f,#a37b57)","portrait":{"name":"hero-welcome-portrait","hash":"275c84ee","width":1280,"height":1600,"widths":[360,480,640,828,1080],"focus":"50% 60%"}};
