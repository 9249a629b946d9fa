import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test.beforeEach(async ({ page }) => {
  await startAs(page, 'admin');
  await page.goto('/admin');
});

test('an administrator lands on the admin panel, inside the site’s frame', async ({ page }) => {
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByText('Admin Panel').first()).toBeVisible();
  for (const name of ['Occupancy rate', 'Monthly revenue', 'Upcoming reservations', 'Average nightly rate']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  for (const name of ['Add Reservation', 'Block Dates', 'Send Message', 'Create Offer']) {
    await expect(page.getByRole('link', { name })).toBeVisible();
  }
  for (const name of ['Recent bookings', 'Today’s tasks', 'Properties overview']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
});

test(
  'on a phone the menu is a drawer that closes after a link and on Escape',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    const main = page.getByRole('main');
    const menu = main.getByRole('button', { name: 'Open menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(drawer).toBeHidden();
  },
);
