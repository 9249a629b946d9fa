import { readFile } from 'node:fs/promises';
import { makeGuest } from '../guest/own-guest';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('an admin finds a guest’s stays, reads what is owed, and takes them along as a file', async ({
  page,
  request,
}) => {
  const guest = await makeGuest(request);
  await startAs(page, 'admin');
  await page.goto('/admin/reservations');
  const list = page.getByRole('list', { name: 'Stays', exact: true });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await page.getByLabel('Search', { exact: true }).fill(guest.confirmed.toLowerCase());
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(/#q=mr-/);
  const row = list.getByRole('button', { name: new RegExp(`^Irene Solano ${guest.confirmed} Confirmed`) });
  await row.click();
  await expect(list).toContainText('Deposit US$1,000, received');
  await expect(list.getByRole('link', { name: guest.email })).toBeVisible();
  await page.reload();
  await expect(list).toContainText('Deposit US$1,000, received');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`"${guest.confirmed}","Lagoon Apartment Harmony"`);
  await page.goBack();
  await expect(row).toHaveAttribute('aria-expanded', 'false');
  await page.getByLabel('Status').selectOption('Pending');
  await expect(page.getByRole('heading', { name: 'No stays here' })).toBeVisible();
  await list.page().getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/reservations');
});
