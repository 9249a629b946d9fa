import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('a receipt prints alone, on one page', { tag: '@whole' }, async ({ page }) => {
  await startAs(page, 'client');
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
