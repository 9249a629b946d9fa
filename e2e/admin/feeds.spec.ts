import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

const HOUSE = 'Lagoon Apartment Harmony';

test('management gives a house’s nights to another site, and takes the link back', async ({ page }) => {
  // A run that was cut short may have left a link.
  const site = `Site ${randomUUID().slice(0, 8)}`;
  await startAs(page, 'management');
  await page.goto('/desk/feeds');
  const house = page.getByRole('region', { name: HOUSE });
  await house.getByRole('combobox', { name: 'Site' }).fill(site);
  await house.getByRole('button', { name: `Make a link: ${HOUSE}` }).click();
  const row = house.getByRole('listitem').filter({ hasText: site });
  const address = await row.getByRole('textbox', { name: 'Address of the calendar' }).inputValue();
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);

  await page.reload();
  await expect(row.getByText(/Last read on /)).toBeVisible();
  await expect(row.getByRole('textbox')).toHaveCount(0);
  await row.getByRole('button', { name: `Turn the link off: ${site}, ${HOUSE}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn the link off' }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
});
