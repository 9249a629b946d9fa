import type { Browser } from 'playwright';
import { ROLES } from '@marisma/area-kit/contract';
import { openTab, untilQuiet, type Tab, type TabOptions } from '../visit/open-tab';
import { readHeap } from '../visit/visit';

/** Ten pages that cover all areas. */
const ROUND = [
  '/properties',
  '/dashboard',
  '/about',
  '/owner',
  '/concierge',
  '/admin',
  '/property/ocean-villa-infinity',
  '/owner-dashboard',
  '/proposal',
  '/',
];
const ROUNDS = 10;

/**
 * Browser flag that turns V8's compiler off, so that the heap contains the page's objects without compiled
 * code.
 */
export const WITHOUT_COMPILER = '--js-flags=--jitless';

/** Bytes in use after 10 and 100 route changes through all areas, and the ratio of the two. */
export interface MemoryFigures {
  after10: number;
  after100: number;
  growth: number;
}

export async function measureMemory(browser: Browser, options: TabOptions): Promise<MemoryFigures> {
  // No throttling: memory use does not depend on speed.
  const profile = { ...options.profile, cpu: 1, network: undefined };
  const tab = await openTab(browser, { ...options, profile, control: undefined });
  try {
    // A visitor with every role can open every area in one tab.
    await tab.page.route('**/rest/v1/user_roles*', (route) =>
      route.fulfill({ json: ROLES.map((role) => ({ role })) }),
    );
    await tab.page.goto('/');
    await untilQuiet(tab);
    let after10 = NaN;
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const path of ROUND) await go(tab, path);
      await untilQuiet(tab);
      if (round === 1) after10 = await readHeap(tab);
    }
    const after100 = await readHeap(tab);
    return { after10, after100, growth: after100 / after10 };
  } finally {
    await tab.close();
  }
}

/** Navigates by a popstate event, which the router handles like Back and Forward. */
async function go(tab: Tab, path: string): Promise<void> {
  const { page } = tab;
  await page.evaluate((to) => {
    const state = { idx: history.length, key: String(history.length), usr: null };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);
  await page.waitForFunction(
    (to) =>
      location.pathname === to &&
      document.querySelector('#main h1, #main h2') !== null &&
      document.querySelector('#main[aria-busy]') === null,
    path,
    { timeout: 20_000 },
  );
  await untilQuiet(tab, 300);
}
