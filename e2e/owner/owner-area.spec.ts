import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { withoutDemo } from '../support/no-demo';

const COMING_SOON = {
  calendar: 'Calendar',
  reservations: 'Reservations',
  payouts: 'Payouts',
  reviews: 'Reviews',
  property: 'My property',
  messages: 'Messages',
  settings: 'Settings',
  properties: 'Properties',
  'properties/new': 'Add Property',
  analytics: 'Analytics',
  help: 'Help',
  community: 'Community',
};

for (const role of ['owner', 'management'] as const) {
  test(`${role} sees the owner dashboard`, { tag: role === 'owner' ? [] : '@whole' }, async ({ page }) => {
    await startAs(page, role);
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
}

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

test('every page of the area says what is coming, inside the frame', { tag: '@whole' }, async ({ page }) => {
  await startAs(page, 'owner');
  for (const [path, name] of Object.entries(COMING_SOON)) {
    await page.goto(`/owner/${path}`);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(page.getByText('Coming Soon')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Owner area' })).toBeVisible();
  }
});

test(
  'an unknown page shows not found inside the frame',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    expectConsole(/owner\/nothing/);
    await startAs(page, 'owner');
    await page.goto('/owner/nothing');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Owner area' })).toBeVisible();
  },
);

test('read notifications stay read after a reload', { tag: '@whole' }, async ({ page }) => {
  await startAs(page, 'owner');
  await page.goto('/owner');
  const list = page.getByRole('region', { name: 'Notifications', exact: true });
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await page.reload();
  await expect(list.getByRole('status')).toHaveText('All read');
});

test('the summary can be downloaded, and prints alone', { tag: '@whole' }, async ({ page }) => {
  await startAs(page, 'owner');
  await page.goto('/owner');
  const summary = page.getByRole('region', { name: 'Monthly summary', exact: true });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    summary.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^marisma-summary-\d{4}-\d\d\.csv$/);
  await page.emulateMedia({ media: 'print' });
  await expect(summary).toBeVisible();
  await expect(summary.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
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
