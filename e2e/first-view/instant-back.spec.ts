import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/check/find-chromium';
import { expect, test } from '../fixtures';
import { expectHydrated } from '../support/hydrated';

test('Back from another document restores the page from the back/forward cache', async ({ baseURL }) => {
  const browser = await chromium.launch({
    // The headless shell has no back/forward cache.
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
    // Playwright disables the back/forward cache by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      localStorage.setItem('marisma.disclaimer-seen', 'true');
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
    });
    await page.goto(`${baseURL}/about`);
    await expectHydrated(page);
    await page.evaluate(() => Object.assign(window, { marked: true }));
    await page.goto(`${baseURL}/404-or-any-other`);
    await page.evaluate(() => history.back());
    // The script may still run in the document that is being left.
    await expect(async () => expect(await page.evaluate(() => 'marked' in window)).toBe(true)).toPass();
    expect(await page.evaluate(() => (window as unknown as { persisted: boolean }).persisted)).toBe(true);
    await page.getByRole('banner').getByRole('button', { name: 'Properties' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'All Properties' })).toBeVisible();
  } finally {
    await browser.close();
  }
});
