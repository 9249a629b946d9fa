import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { withoutDemo } from '../support/no-demo';

test('where the site is no demo, nobody sees a sample', async ({ page }) => {
  await withoutDemo(page);
  await startAs(page, 'owner');
  for (const [path, name] of [
    ['/owner-dashboard', 'Payouts'],
    ['/owner', 'Monthly summary'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/sample/i)).toHaveCount(0);
  }
});
