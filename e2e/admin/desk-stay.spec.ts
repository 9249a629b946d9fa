import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAs, startWith } from '../support/as-role';
import { makeGuest } from '../guest/own-guest';

const DIALOGS = /\/areas\/admin\/\w+\/decisions\./;

/** Finds a stay at the desk by its code, and opens it. */
async function openStay(page: Page, code: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('searchbox').fill(code);
  await page.getByRole('list', { name: 'Search results' }).getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Stay' }).getByText(code)).toBeVisible();
}

/** The day after one that a date field shows, as it is typed. */
function dayAfter(shown: string): string {
  const next = new Date(Date.parse(`${shown} UTC`) + 86_400_000).toISOString();
  return `${next.slice(5, 7)}/${next.slice(8, 10)}/${next.slice(0, 4)}`;
}

// Many steps, each of which reads the request again.
test.slow();

test('a stay is held longer, confirmed, paid, moved and canceled, and the guest reads it', async ({
  page,
  request,
  otherPage,
  expectConsole,
}) => {
  // The dialogs do not load at first.
  expectConsole(/Failed to load resource|ChunkLoadError|Loading chunk/);
  const guest = await makeGuest(request);
  await startAs(page, 'management');
  await page.route(DIALOGS, (route) => route.abort());
  await openStay(page, guest.pending);
  const stay = page.getByRole('region', { name: 'Stay' });
  const press = (name: string | RegExp) =>
    page.getByRole('dialog').getByRole('button', { name }).last().click();

  await stay.getByRole('button', { name: 'Extend hold' }).click();
  await expect(page.getByText('This could not be loaded. Check the connection.')).toBeVisible();
  await page.unroute(DIALOGS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('dialog').getByLabel('From now').selectOption({ label: '3 days' });
  await press('Extend hold');
  await expect(page.getByText(/ holds the nights until /)).toBeVisible();

  await stay.getByRole('button', { name: 'Confirm' }).click();
  await press('Confirm stay');
  await expect(stay.getByText('Confirmed', { exact: true })).toBeVisible();

  await stay.getByRole('button', { name: /^Received: Deposit, / }).click();
  await page.getByRole('dialog').getByLabel('Reference (optional)').fill(`SPEI ${guest.pending}`);
  await press('Record payment');
  await stay.getByRole('button', { name: /^Correct: Deposit, / }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('It was paid in cash.');
  await press('Take it back');
  await expect(stay.getByText('Correction: Deposit')).toBeVisible();
  await stay.getByRole('button', { name: /^Received: Deposit, / }).click();
  await page.getByRole('dialog').getByLabel('Method').selectOption('Cash');
  await press('Record payment');
  await expect(stay.getByText(/^Cash · receipt /)).toBeVisible();

  await page.getByRole('link', { name: 'Money' }).click();
  await page.getByRole('link', { name: /^Received and sent/ }).click();
  await page.getByRole('searchbox').fill(`spei ${guest.pending}`);
  await expect(
    page.getByRole('table').getByRole('link', { name: new RegExp(`^${guest.pending}`) }),
  ).toHaveCount(2);
  await page.getByRole('table').getByRole('link').first().click();

  await stay.getByRole('button', { name: 'Move', exact: true }).click();
  for (const label of ['New check-out', 'New check-in']) {
    const day = page.getByRole('dialog').getByRole('textbox', { name: label });
    await day.fill(dayAfter(await day.inputValue()));
  }
  // A rule of guests may be in the way in a season; the house sets it aside.
  await press(/^Move (stay|anyway)$/);
  await expect(page.getByText(/ moved the stay to /)).toBeVisible();

  await stay.getByRole('button', { name: 'Cancel stay' }).click();
  await page.getByRole('dialog').getByLabel('Who cancels').selectOption('house');
  await expect(page.getByRole('dialog').getByText('Refunded', { exact: true })).toBeVisible();
  await press(/^Cancel and refund US\$/);
  await expect(stay.getByText('Cancelled by us')).toBeVisible();

  const hers = await otherPage();
  await startWith(hers, guest.session);
  await hers.goto(`/dashboard?stay=${guest.pending}`);
  await expect(hers.getByText('We had to cancel the stay.').first()).toBeVisible();
});
