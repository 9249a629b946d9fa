import { askForScripts } from './ask-for-scripts';

// Stands, inline, in pages that can be read without scripts: their HTML is short, and who is signed in can be asked later.
askForScripts();
