import { Traffic } from '../../tools/bench/visit/traffic';
import { untilQuiet } from '../../tools/bench/visit/open-tab';
import { expect, test } from '../fixtures';
import { expectLive } from './live';

/** Bytes; the other budgets are weighed file by file (`npm test -- budgets`), this one needs to know what a phone picks. */
const MOST = 500_000;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

test('the front page takes at most 500 kB on a phone, with everything that it fetches', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const traffic = new Traffic(cdp);
  await page.goto('/');
  await expectLive(page);
  await untilQuiet({ page, traffic });
  // Scripts and pictures are among them, or nothing was weighed.
  expect(traffic.bytes()).toBeGreaterThan(300_000);
  expect(traffic.bytes()).toBeLessThanOrEqual(MOST);
});
