import { CHROMIUM_FLAGS, findChromium } from '../../tools/check/find-chromium';
import { Traffic } from '../../tools/bench/visit/traffic';
import { waitUntilIdle } from '../../tools/bench/visit/open-tab';
import { expect, test } from '../fixtures';
import { expectHydrated } from '../support/hydrated';

/** Bytes. Other budgets are per file (`npm test -- budgets`); this one depends on the pictures that a phone chooses. */
const MOST = 500_000;

// The headless shell loads lazy pictures from farther away than the visitors' Chromium.
test.use({ launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS } });
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

test(
  'the front page transfers at most 500 kB on a phone, including all resources',
  { tag: '@whole' },
  async ({ page }) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.enable');
    const traffic = new Traffic(cdp);
    await page.goto('/');
    await expectHydrated(page);
    await waitUntilIdle({ page, traffic });
    // A smaller sum would mean that scripts and pictures were not counted.
    expect(traffic.bytes()).toBeGreaterThan(300_000);
    expect(traffic.bytes()).toBeLessThanOrEqual(MOST);
  },
);
