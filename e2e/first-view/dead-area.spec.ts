import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const NOISE = /Failed to load resource|\[public\]|integrity|ERR_/;

const notice = (page: Page) => page.getByRole('alert');

for (const [what, file] of [
  ['the whole area', /\/areas\/public\//],
  ['the page’s chunk', /\/areas\/public\/\w+\/\d+\.\w+\.js/],
] as const) {
  const tag = what === 'the whole area' ? [] : '@whole';
  test(
    `without ${what} the page stays readable and says so, and Retry hydrates it`,
    { tag },
    async ({ page, expectConsole }) => {
      expectConsole(NOISE);
      await page.route(file, (route) => route.fulfill({ status: 404 }));
      await page.goto('/about');
      const words = await page.getByRole('main').locator('h2').first().textContent();
      await expect(notice(page)).toContainText('You can read this page', { timeout: 20_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('h2').first()).toHaveText(words ?? '');
      // The frame is hydrated.
      await page.getByRole('banner').getByRole('button', { name: 'Properties' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'All Properties' })).toBeVisible();

      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await notice(page).getByRole('button', { name: 'Retry' }).click();
      await expect(notice(page)).toHaveCount(0, { timeout: 15_000 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /contact/i })
        .first()
        .click();
      await expect(page).toHaveURL('/contact');
    },
  );
}

test('without any script the page can be read', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource/);
  await page.route(/\/shell\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  const lost = page.waitForEvent('console', (message) => /Failed to load resource/.test(message.text()));
  await page.goto('/property/villa-paradise');
  await lost;
  await expect(page.getByRole('heading', { level: 1, name: 'Villa Paradise' })).toBeVisible();
});
