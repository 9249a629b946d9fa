import { WHOLE } from '../support/whole';
import { isPage, type State } from './state';

/** Pages that one test visits: a page costs a third of what it costs in a document of its own. */
const LONGEST = 7;

/** Pages that follow each other as by links: opened by their address alone, for one account, in one language. */
function placeOf(state: State): string | null {
  const [, frame = 'en'] = /^\/(es|proposal)\b/.exec(state.path) ?? [];
  const byLink =
    isPage(state) &&
    !state.variant &&
    !state.before &&
    !state.console &&
    (!state.ready || frame === 'proposal');
  return byLink ? `${state.as ?? 'a visitor'}, ${frame}` : null;
}

/**
 * The states in the order of the tests. In the gate a test opens one page anew and goes on to others; every other
 * state, and in `npm run test:full` every state, has a document and a test of its own.
 */
export function inWalks(states: readonly State[]): State[][] {
  const walks: State[][] = [];
  const open = new Map<string, State[]>();
  for (const state of states) {
    const place = WHOLE ? null : placeOf(state);
    const walk = place === null ? undefined : open.get(place);
    if (walk && walk.length < LONGEST) {
      walk.push(state);
      continue;
    }
    const begun = [state];
    walks.push(begun);
    if (place !== null) open.set(place, begun);
  }
  return walks;
}
