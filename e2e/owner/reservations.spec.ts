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

test('on a tablet the buttons of the table are whole, in the longer language too', async ({ page }) => {
  await startAs(page, 'owner');
  for (const width of [768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/es/owner/reservations');
    const table = page.getByRole('table', { name: 'Próximas' });
    await expect(table.getByText(/recibidos$/).first()).toBeVisible();
    await expect(table.getByRole('button', { name: /^Detalles/ }).first()).toBeInViewport({ ratio: 1 });
  }
});
