export { expectConsole, takeExpectedMessages } from './console';
export { buildRegistry, buildRelease } from './registry';
export { checkArea } from './check-area';
export {
  createStandInShell,
  standInSession,
  type StandInShell,
  type StandInOptions,
} from '../standalone/stand-in-shell';
export { renderRoutes, type RenderedRoutes } from './render-routes';
export { createDataClient, type DataAnswer } from './data-client';
export { fullQuote, nightsFor, quoteRow } from '../booking/testing/nights';
