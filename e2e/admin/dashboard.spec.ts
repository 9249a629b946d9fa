import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { withoutDemo } from '../support/no-demo';

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

test('messages show 3, the bell shows 2', async ({ page }) => {
  const navigation = page.getByRole('navigation', { name: 'Admin Panel' });
  await expect(navigation.getByRole('link', { name: /Messages/ })).toContainText('3');
  await expect(page.getByRole('button', { name: 'Notifications: 2 new' })).toContainText('2');
});

test('where the site is no demo, the key figures are the houses’ own, and nobody sees a sample', async ({
  page,
}) => {
  await withoutDemo(page);
  await page.goto('/admin');
  for (const name of ['Occupancy rate', 'Monthly revenue', 'Upcoming reservations', 'Average nightly rate'])
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByText(/sample/i)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Arrivals and tasks of the day' }).click();
  await expect(page).toHaveURL('/desk/arrivals');
});

test('the sidebar collapses and stays collapsed after a reload; every page stays reachable', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  await page.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
  await expect(page.getByText('Coming Soon')).toBeVisible();
});

test('a ticked task survives a reload', async ({ page }) => {
  await page.getByRole('checkbox', { name: /Pool service/ }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Pool service/ })).toBeChecked();
  await expect(page.getByText('1 of 5 done')).toBeVisible();
});

for (const section of [
  'calendar',
  'reservations',
  'messages',
  'listings',
  'payments',
  'reviews',
  'settings',
]) {
  // One page stands for all in the gate: they are one component.
  const tag = section === 'calendar' ? [] : '@whole';
  test(`a direct visit to ${section} says what is coming`, { tag }, async ({ page }) => {
    await page.goto(`/admin/${section}`);
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Admin Panel' })).toBeVisible();
  });
}

test('an unknown page shows not found inside the frame', async ({ page, expectConsole }) => {
  expectConsole(/admin\/nothing/);
  await page.goto('/admin/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL('/admin');
});

test('on a phone the menu is a drawer that closes after a link and on Escape', async ({ page }) => {
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
});
