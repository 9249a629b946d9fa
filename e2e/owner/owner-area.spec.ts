import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { withoutDemo } from '../support/no-demo';

test('an owner sees the own dashboard, and that of a sample below', async ({ page }) => {
  await startAs(page, 'owner');
  await page.goto('/owner');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  for (const name of ['Revenue by month', 'Upcoming reservations', 'Latest reviews', 'Monthly summary']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: `${name} (sample)` })).toBeVisible();
  }
  for (const name of ['Notifications', 'Notifications (sample)']) {
    await expect(page.getByRole('region', { name, exact: true }).getByRole('listitem')).toHaveCount(4);
  }
});

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

test('on a phone the menu is a drawer that closes after a link', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startAs(page, 'owner');
  await page.goto('/owner');
  await page.getByRole('main').getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Owner area' });
  await drawer.getByRole('link', { name: 'Payouts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
  await expect(drawer).toBeHidden();
});
