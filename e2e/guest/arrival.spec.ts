import { expect, test } from '../fixtures';
import { startAs, startWith } from '../support/as-role';
import { makeGuest } from './own-guest';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test('a guest says how she arrives; the house reads it on its phone and marks the cleaning done', async ({
  page,
  request,
}) => {
  test.slow();
  const guest = await makeGuest(request);
  await startWith(page, guest.session);
  await page.goto(`/dashboard?stay=${guest.confirmed}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Arrival Details' }).tap();
  await page.getByLabel('Time of arrival').fill('16:30');
  await page.getByRole('radio', { name: 'By plane' }).check();
  await page.getByLabel('Flight number').fill('AM 652');
  await page.getByRole('button', { name: 'Add a Person' }).tap();
  await page.getByLabel('Name of person 1').fill('Leo');
  await page.getByLabel('Age of person 1, if under 18').fill('4');
  await page.getByRole('checkbox', { name: /^I expressly consent/ }).check();
  await page.getByRole('textbox', { name: 'Allergies and diet' }).fill('No nuts');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByRole('button', { name: 'Save Details' }).tap();
  await expect(page.getByText('Your arrival details are saved.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`/dashboard?stay=${guest.confirmed}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Arrival Details' }).tap();
  await expect(page.getByLabel('Flight number')).toHaveValue('AM 652');

  const { checkIn, checkOut } = guest.nights;
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await startAs(page, 'management');
  await page.goto(`/desk/arrivals?day=${checkIn}`);
  const arriving = page.getByRole('region', { name: 'Arriving' }).getByRole('listitem').filter({
    hasText: guest.confirmed,
  });
  await expect(arriving.getByText('4:30 PM')).toBeVisible();
  await expect(arriving.getByText('by plane, AM 652')).toBeVisible();
  await expect(arriving.getByText('Leo (4)')).toBeVisible();
  await expect(arriving.getByText('No nuts')).toBeVisible();
  await page.goto(`/desk/arrivals?day=${checkOut}`);
  const cleaning = page.getByRole('checkbox', { name: 'Clean Lagoon Apartment Harmony' });
  await cleaning.check();
  await expect(page.getByText(/^Done by /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.reload();
  await expect(cleaning).toBeChecked();
});
