import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('an owner reads stays and their details, never who the guest is', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (/\/rest\/v1\//.test(response.url())) answers.push(await response.text().catch(() => ''));
  });
  await startAs(page, 'owner');
  await page.goto('/owner/reservations');
  const table = page.getByRole('table', { name: 'Upcoming' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(table).not.toContainText('Ocean Villa Infinity');
  await table
    .getByRole('button', { name: /^Details of MR-/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Reservation MR-/ });
  await expect(dialog).toContainText('Total');
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancelled' }).click();
  await expect(page.getByRole('table', { name: 'Cancelled' })).toContainText('Cancelled by the guest');
  expect(answers.join('\n')).not.toMatch(/guests\.marisma\.test|Ingrid|555-01/);
});

test('the statement’s file says what the page says', async ({ page }) => {
  await startAs(page, 'owner');
  await page.goto('/owner/reservations?show=statement&house=villa-paradise');
  const heading = page.getByRole('heading', { name: /^Statement of Villa Paradise, / });
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page).toHaveURL(/month=/);
  const title = (await heading.textContent()) ?? '';
  const label = page.getByText(/^(Total payout|Payout so far)/);
  const payout = label.locator('xpath=following-sibling::dd');
  const shown = Number(((await payout.textContent()) ?? '').replace(/[US$,]/g, ''));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toContain(title);
  expect(file).toContain(`"${await label.textContent()}",,,,${shown}`);
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('the sheets of all houses, of a month and of a year, are as wide as a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startAs(page, 'owner');
  await page.goto('/owner/reservations?show=statement');
  await expect(page.getByRole('heading', { name: /^Statement of all houses, / })).toBeVisible();
  await expect(page.getByText(/^Owner: Octavio Luna · Number ST-/)).toBeVisible();
  await page.getByRole('button', { name: 'Year' }).click();
  await expect(page.getByRole('table', { name: 'The year month by month' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Transfers' })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});
