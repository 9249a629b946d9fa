import { askForScripts } from './ask-for-scripts';
import { askEarly } from './early-answers';

// Stands, inline, in every page that shows nothing before it knows who asks.
askForScripts(askEarly);
