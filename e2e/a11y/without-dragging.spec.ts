import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { openHydrated } from '../support/hydrated';

// On a phone, with taps only: every swipe or drag has an alternative (WCAG 2.5.7).
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

test('pictures, gallery and slides turn by taps', { tag: '@whole' }, async ({ page }) => {
  await openHydrated(page, '/');
  await tap(page, /^Show picture 3/);
  await expect(page.getByRole('button', { name: /^Show picture 3/ })).toHaveAttribute('aria-current', 'true');

  await openHydrated(page, '/property/ocean-villa-infinity');
  const shown = page.getByRole('group', { name: /^Slide \d/ });
  await tap(page, 'Next slide');
  await expect(shown).toHaveAccessibleName(/^Slide 2/);
  await tap(page, 'Go to slide 4');
  await expect(shown).toHaveAccessibleName(/^Slide 4/);
  await tap(page, 'View all pictures');
  const gallery = page.getByRole('dialog');
  await expect(gallery.getByText(/^Picture \d/)).toBeVisible();
  const before = await gallery.getByText(/^Picture \d/).textContent();
  await gallery.getByRole('button', { name: 'Next picture' }).tap();
  await expect(gallery.getByText(/^Picture \d/)).not.toHaveText(before ?? '');
  await gallery.getByRole('button', { name: 'Zoom in' }).tap();
  await gallery.getByRole('button', { name: 'Zoom out' }).tap();
  await gallery.getByRole('button', { name: 'Close' }).tap();

  await page.goto('/proposal');
  await expect(page.getByRole('button', { name: 'Siguiente', exact: true })).toBeEnabled();
  await tap(page, 'Índice');
  await page.getByRole('dialog').getByRole('button', { name: /^5\./ }).tap();
  await expect(page.getByText('5 / 19', { exact: true })).toBeVisible();
});

test('the row of homes scrolls with its arrows', async ({ page }) => {
  await startAs(page, 'client');
  await openHydrated(page, '/dashboard');
  const row = page.getByRole('list', { name: 'Popular homes' });
  await tap(page, 'Scroll forward');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
  await tap(page, 'Scroll back');
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBe(0);
});
