import type { Page } from '@playwright/test';
import { expect, signIn, submitSignIn, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

const heart = (page: Pick<Page, 'getByRole'>, action: 'Save' | 'Remove', house: string) =>
  page.getByRole('button', { name: `${action} ${house} ${action === 'Save' ? 'to' : 'from'} your wishlist` });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('marisma.wishlist'));

/** Leaves the demo account as it was. */
async function empty(page: Page): Promise<void> {
  await page.goto('/properties');
  for (const house of ['Villa Paradise', 'Lagoon Villa Serenity']) {
    await heart(page, 'Save', house)
      .or(heart(page, 'Remove', house))
      .waitFor();
    if (await heart(page, 'Remove', house).isVisible()) {
      await heart(page, 'Remove', house).click();
      await expect(heart(page, 'Save', house)).toBeVisible();
    }
  }
}

test('hearts wait on the device, move into the account in every tab, and stay there after signing out', async ({
  page,
  context,
  expectConsole,
}) => {
  await openHydrated(page, '/properties');
  await heart(page, 'Save', 'Villa Paradise').click();
  await expect(heart(page, 'Remove', 'Villa Paradise')).toBeVisible();
  const second = await context.newPage();
  await second.goto('/property/villa-paradise');
  await expect(heart(second, 'Remove', 'Villa Paradise').first()).toBeVisible();
  await heart(page, 'Save', 'Lagoon Villa Serenity').click();

  await page.goto('/auth');
  await submitSignIn(page, 'client');
  await page.goto('/dashboard?tab=wishlist');
  const list = page.getByRole('tabpanel', { name: 'Wishlist' });
  await expect(heart(list, 'Remove', 'Lagoon Villa Serenity')).toBeVisible();
  await expect.poll(() => stored(page)).toBeNull();
  await expect(heart(second, 'Remove', 'Lagoon Villa Serenity').first()).toBeVisible();

  // A change in one tab reaches the other; one that fails goes back and says why.
  await heart(second, 'Remove', 'Lagoon Villa Serenity').first().click();
  await page.goto('/properties');
  await expect(heart(page, 'Save', 'Lagoon Villa Serenity')).toBeVisible();
  await page.route('**/rest/v1/wishlist*', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 503, json: {} }),
  );
  expectConsole(/503|wishlist/);
  await heart(page, 'Remove', 'Villa Paradise').click();
  await expect(page.getByText('Villa Paradise could not be removed')).toBeVisible();
  await expect(heart(page, 'Remove', 'Villa Paradise')).toBeVisible();
  await page.unroute('**/rest/v1/wishlist*');

  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(heart(page, 'Save', 'Villa Paradise')).toBeVisible();
  await expect(heart(second, 'Save', 'Villa Paradise').first()).toBeVisible();
  expect(await stored(page)).toBeNull();

  await signIn(page, 'client');
  await empty(page);
});
