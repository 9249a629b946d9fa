import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test.beforeEach(async ({ page }) => {
  await startAs(page, 'client');
  await page.goto('/dashboard');
});

test('a client lands on the dashboard, greeted by name, without the site’s header and footer', async ({
  page,
}) => {
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome back, \S/);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

test('a receipt prints alone, on one page', { tag: '@whole' }, async ({ page }) => {
  await page.goto('/dashboard?tab=payments');
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Receipt' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Receipt number')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  const pdf = (await page.pdf()).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
