import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { injectAxe } from './axe';
import { checkState, planOf } from './check-state';
import { goOnTo, isPage, openState, type State } from './state';
import { states } from './states';
import { WHOLE } from '../support/whole';

/** Pages that one test visits: a page costs a third of what it costs in a document of its own. */
const LONGEST = 7;

/** Pages that follow each other as by links: opened by their address alone, for one account, in one language. */
function walkKeyOf(state: State): string | null {
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
function groupIntoWalks(states: readonly State[]): State[][] {
  const walks: State[][] = [];
  const open = new Map<string, State[]>();
  for (const state of states) {
    const place = WHOLE ? null : walkKeyOf(state);
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

// Dozens of checks of each page: a trace of all of them costs more than it tells.
test.use({ trace: 'off' });

/** A state represents its page or tab if it is the page as it is opened; without such a state, the first one does. */
function representsPage(state: State): boolean {
  const same = states.filter(({ path }) => path === state.path);
  return isPage(state) || (!same.some(isPage) && state === same[0]);
}

async function openAnew(page: Page, state: State): Promise<void> {
  await openState(page, state);
  await injectAxe(page);
}

for (const walk of groupIntoWalks(states)) {
  const [first] = walk;

  test.describe(walk.map(({ name }) => name).join(' · '), () => {
    test.use({ firstVisit: first!.firstVisit ?? false });

    const tag = first!.variant ? '@whole' : [];
    const title = 'can be perceived and operated at any width, in any mode, zoomed and spaced';
    test(title, { tag }, async ({ page, expectConsole }) => {
      test.setTimeout(45_000 + 15_000 * (walk.length - 1));
      if (first!.console) expectConsole(first!.console);
      let opened = false;
      for (const state of walk) {
        await test.step(state.name, async () => {
          try {
            await (opened ? goOnTo : openAnew)(page, state);
            opened = true;
            await checkState(page, state, planOf(state, states.indexOf(state), representsPage(state)));
          } catch (error) {
            // The states that follow are checked all the same.
            expect.soft(String(error), `${state.name}: could not be checked`).toBe('');
            opened = false;
          }
        });
      }
    });
  });
}
