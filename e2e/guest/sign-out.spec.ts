import { expect, test } from '../fixtures';
import { startAlone } from '../support/as-role';

test('signing out leaves the dashboard, and Back does not return to it', async ({ page }) => {
  await startAlone(page, 'client');
  await page.goto('/about');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0);
});
