import { expect, test } from '../fixtures';

test('an anchor works on a direct visit', async ({ page }) => {
  await page.goto('/terms#privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
});
