import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectHydrated } from '../support/hydrated';

/** Whether the current document was shown with a view transition. */
const faded = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { faded: boolean }).faded);

test('a link to another document fades over, with reduced motion it does not', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { faded: viewTransition !== null }),
    ),
  );
  await page.goto('/about');
  await expectHydrated(page);
  for (const [language, path, reducedMotion] of [
    ['Español', '/es/about', 'no-preference'],
    ['English', '/about', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.getByRole('banner').getByRole('link', { name: language }).click();
    await expect(page).toHaveURL(path);
    await expectHydrated(page);
    expect(await faded(page), reducedMotion).toBe(reducedMotion === 'no-preference');
  }
});
