import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { seededRandom } from '../../tools/testing/seeded-random';
import type { DemoRole } from '../support/api';
import { startAs } from '../support/as-role';

const STEPS = 8;
/** Number of seeds in the gate; the full run uses all. */
const EVERYDAY = 1;
const SEEDS = 200;
const LOST = 0.1;
const VISITORS: (DemoRole | null)[] = [null, 'client', 'owner', 'management', 'admin'];
const STARTS = ['/', '/properties', '/concierge', '/contact', '/about', '/terms'];

/** Expects a page, a spinner or an error: never a blank page. */
const expectSomething = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.childElementCount ?? 0).catch(() => 0), {
      message: 'a page with something on it',
      timeout: 15_000,
    })
    .toBeGreaterThan(0);

/** Expects the journey to end with a page or an error. */
const expectEnd = (page: Page): Promise<void> =>
  expect(page.locator('main h1, [role="alert"]').filter({ visible: true }).first()).toBeVisible({
    timeout: 20_000,
  });

/** Clicks a target, and ignores a target that has moved or disappeared. */
const press = (target: Locator): Promise<void> => target.click({ timeout: 2000 }).catch(() => {});

/** Goes back, but not to the empty tab at the start of a test. */
async function goBack(page: Page): Promise<void> {
  const may = await page.evaluate('navigation.canGoBack').catch(() => false);
  if (may) await page.goBack().catch(() => null);
}

/** One random action of a visitor. */
async function step(page: Page, random: () => number): Promise<void> {
  const choice = random();
  if (choice < 0.1) return goBack(page);
  if (choice < 0.15) return void (await page.reload().catch(() => null));
  const retry = page.getByRole('alert').getByText('Retry', { exact: true });
  if (choice < 0.6 && (await retry.isVisible())) return press(retry);
  const links = page.locator('a[href^="/"]:visible');
  const count = await links.count();
  if (count > 0) await press(links.nth(Math.floor(random() * count)));
}

for (let seed = 1; seed <= SEEDS; seed += 1) {
  const tag = seed > EVERYDAY ? '@whole' : [];
  test(`journey ${seed}`, { tag }, async ({ page, host, expectConsole }) => {
    expectConsole(/^(?!uncaught)/, 'perhaps');
    const visitor = VISITORS[seed % VISITORS.length];
    if (visitor) await startAs(page, visitor);
    const random = seededRandom(seed);
    // A separate generator, so that the actions do not depend on the order of requests.
    const losses = seededRandom(seed + SEEDS);
    const start = host.url + STARTS[Math.floor(random() * STARTS.length)]!;
    await page.goto(start);
    host.answer((req, res) => {
      // Without its document no page could show an error.
      if (req.headers['sec-fetch-dest'] === 'document' || losses() >= LOST) return false;
      res.socket?.resetAndDestroy();
      return true;
    });
    for (let done = 0; done < STEPS; done += 1) {
      await step(page, random);
      await expectSomething(page);
    }
    await expectEnd(page);
  });
}
