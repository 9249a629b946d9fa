import type { Browser } from 'playwright';
import { ROLES } from '@marisma/shared/contract';
import { openTab, untilQuiet, type Tab, type TabOptions } from '../visit/open-tab';
import { readHeap } from '../visit/visit';

/** Ten pages of all areas. */
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

/** Flag of a browser whose heap holds what the page keeps, without the machine code that V8 writes for what runs often. */
export const WITHOUT_COMPILER = '--js-flags=--jitless';

/** Bytes in use after so many route changes through all areas, and what the second is of the first. */
export interface MemoryFigures {
  after10: number;
  after100: number;
  growth: number;
}

export async function measureMemory(browser: Browser, options: TabOptions): Promise<MemoryFigures> {
  // What is left over does not depend on how fast it came about.
  const profile = { ...options.profile, cpu: 1, network: undefined };
  const tab = await openTab(browser, { ...options, profile, control: undefined });
  try {
    // One visitor with every role, so that one tab may open every area.
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

/** A move that the router hears of as it hears of Back and Forward, to wherever it leads. */
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
