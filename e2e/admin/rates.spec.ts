import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test('an admin adds a season, reads what a stay costs before and after, saves it, and ends it again', async ({
  page,
}, { retry }) => {
  // A season that a failed try has left does not overlap the next.
  const [first, last] = retry % 2 === 0 ? ['03', '12'] : ['13', '22'];
  const nights = `Nov ${Number(first)}`;
  await startAs(page, 'admin');
  await page.goto('/admin/reservations');
  await page.getByRole('link', { name: 'Rates', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rates' })).toBeFocused();
  await page.getByLabel('House').selectOption('Villa Paradise');
  await expect(page).toHaveURL('/admin/reservations/rates/villa-paradise');
  const base = page.getByRole('row', { name: /^All other nights/ });
  const nightly = Number((await base.getByText(/^US\$/).textContent())?.replace(/[US$,]/g, ''));

  const year = new Date().getFullYear() + 1;
  const add = page.getByRole('button', { name: 'Add season' });
  await add.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Season', { exact: true }).selectOption('Special nights');
  await dialog.getByLabel('First night').fill(`11/${first}/${year}`);
  await dialog.getByLabel('Last night').fill(`11/${last}/${year}`);
  await dialog.getByLabel('Price per night, US dollars').fill(String(nightly + 100));
  await dialog.getByLabel('Minimum nights').fill('3');
  await dialog.getByLabel('Minimum nights').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  // Seven nights from its first are offered to compare.
  // 7 × 100, and of that 3 % and 16 % of taxes.
  await expect(page.getByText('US$833 more than now.')).toBeVisible();
  await page.getByRole('button', { name: 'Save rates' }).click();
  await expect(page.getByText('The rates of Villa Paradise are saved')).toBeVisible();
  const history = page.getByRole('region', { name: 'Latest changes' });
  await expect(history.getByRole('listitem').first()).toContainText(`Special nights added: ${nights}`);

  await page.reload();
  await page.getByRole('button', { name: `Remove Special nights, ${nights}` }).click();
  await page.getByRole('link', { name: 'Reservations', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save rates' }).click();
  await expect(history.getByRole('listitem').first()).toContainText(`Special nights ended: ${nights}`);
  await expect(page.getByRole('row', { name: new RegExp(`^Special nights.*${nights}`) })).toHaveCount(0);
});
