import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLive } from './live';

/** Whether the current document was shown with a view transition. */
const faded = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { faded: boolean }).faded);

for (const [reducedMotion, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`a link to another document ${fades ? 'fades over' : 'opens it without motion'}: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) =>
        Object.assign(window, { faded: viewTransition !== null }),
      ),
    );
    await page.goto('/about');
    await expectLive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL(/\/es\/about$/);
    await expectLive(page);
    expect(await faded(page)).toBe(fades);
  });
}
