import { expect, test } from '../fixtures';
import { arrive } from './arrive';

test(
  'the terms set the title, and their table of contents links to each section',
  { tag: '@whole' },
  async ({ page }) => {
    await arrive(page, '/terms');
    await expect(page).toHaveTitle(/Terms & Conditions and Privacy Notice/);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Your rights' }).click();
    const heading = page.getByRole('heading', { name: /Your rights$/ });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/terms#your-rights');
    await page.reload();
    await expect(heading).toBeInViewport();
  },
);

test('an anchor works on a direct visit', async ({ page }) => {
  await page.goto('/terms#privacy');
  await expect(page.getByRole('heading', { level: 2, name: 'Privacy Notice' })).toBeInViewport();
});
