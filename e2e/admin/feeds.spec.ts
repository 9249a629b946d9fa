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

test(
  'a calendar that cannot be read says since when and why',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    // The worker reads every half minute, and a name that does not exist can take long to be looked up.
    test.slow();
    expectConsole(/400/);
    const name = `Site ${randomUUID().slice(0, 8)}`;
    await startAs(page, 'management');
    await page.goto('/desk/feeds');
    const house = page.getByRole('region', { name: HOUSE });
    await house.getByRole('button', { name: `Add a calendar: ${HOUSE}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Address').fill('http://127.0.0.1/a.ics');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^Please enter an address that begins with https/)).toBeVisible();
    await dialog.getByLabel('Address').fill(`https://${randomUUID()}.invalid/a.ics`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = house.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(/^Failing since .+: There is no site of this name\./)).toBeVisible({
      timeout: 60_000,
    });

    await row.getByRole('button', { name: `Turn off: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(row.getByText('Off', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: `Remove: ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(row).toHaveCount(0);
  },
);
