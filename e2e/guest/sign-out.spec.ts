import { expect, signIn, test } from '../fixtures';

test('signing out leaves the dashboard, and Back does not return to it', async ({ page }) => {
  // A session of its own, which signing out ends.
  await signIn(page, 'client');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toHaveCount(0);
});
