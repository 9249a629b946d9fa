import { expect, signIn, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('an owner lands on the host dashboard, greeted by name', async ({ page }) => {
  await signIn(page, 'owner');
  await expect(page).toHaveURL('/owner-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back, Octavio' })).toBeVisible();
  for (const name of ['Your properties', 'Reservations', 'Latest reviews', 'Payouts']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: `${name} (sample)` })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Add Property' }).click();
  await expect(page).toHaveURL('/owner/properties/new');
  await expect(page.getByText('Coming Soon')).toBeVisible();
});

test('management may not open the host dashboard, and Back does not return to it', async ({ page }) => {
  await startAs(page, 'management');
  await page.goto('/about');
  await page.goto('/owner-dashboard');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
