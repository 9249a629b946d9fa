import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page's heading. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page
          .locator('main h1')
          .first()
          .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps'))),
      // Nearly every test waits here: Playwright's own steps of 100, 250 and 500 ms sleep past the moment.
      { intervals: [20, 40, 80, 160] },
    )
    .toBe(true);

/** Opens a public page and waits until React has hydrated it: earlier clicks are lost. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectHydrated(page);
}
