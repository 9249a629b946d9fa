import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { test } from '../support/as-role';
import { bringAxe } from './axe';
import { checkState, planOf } from './check-state';
import { goOnTo, isPage, openState, type State } from './state';
import { states } from './states';
import { inWalks } from './walks';

// Dozens of looks at each page: a picture of every one of them costs more than it tells.
test.use({ trace: 'off' });

/** A state stands for its page or tab if it is the page as it is opened; without such a state, the first one does. */
function stands(state: State): boolean {
  const same = states.filter(({ path }) => path === state.path);
  return isPage(state) || (!same.some(isPage) && state === same[0]);
}

async function openAnew(page: Page, state: State): Promise<void> {
  await openState(page, state);
  await bringAxe(page);
}

for (const walk of inWalks(states)) {
  const [first] = walk;

  test.describe(walk.map(({ name }) => name).join(' · '), () => {
    test.use({ as: first!.as ?? null, firstVisit: first!.firstVisit ?? false });

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
            await checkState(page, state, planOf(state, states.indexOf(state), stands(state)));
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
