import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeGuest, signInAs } from './own-guest';

/** Presses Tab until the element has the focus, then Enter. */
async function reachAndPress(page: Page, name: string | RegExp): Promise<void> {
  // A dialog stands after the page.
  const button = page.getByRole('button', { name }).last();
  await expect(button).toBeEnabled();
  for (let at = 0; at < 80; at += 1) {
    if (await button.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a guest sees her stays before the search, withdraws the pending and cancels the confirmed one', async ({
    page,
    request,
  }) => {
    const guest = await makeGuest(request, 200);
    await signInAs(page, guest);
    const trip = page.getByRole('region', { name: 'Your Next Trip' });
    await expect(trip.getByText('Waiting for our answer')).toBeVisible();
    const [above, below] = [await trip.boundingBox(), await page.getByRole('search').boundingBox()];
    expect(above!.y).toBeLessThan(below!.y);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

    await trip.getByRole('button', { name: 'View Details' }).tap();
    const details = page.getByRole('dialog');
    await expect(details.getByText('You asked for this stay.')).toBeVisible();
    await expect(details.getByText('We look forward to it.')).toBeVisible();
    await details.getByRole('button', { name: 'Withdraw Request' }).tap();
    const withdraw = page.getByRole('dialog', { name: 'Withdraw this request?' });
    await withdraw.getByRole('button', { name: 'Withdraw Request' }).tap();
    await expect(page.getByText('Your request is withdrawn.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // The link of a mail opens the stay.
    await page.goto(`/dashboard?stay=${guest.confirmed}&do=cancel`);
    const cancel = page.getByRole('dialog', { name: 'Cancel this stay?' });
    await expect(cancel.getByText('Refund if you cancel today')).toBeVisible();
    await cancel.getByRole('button', { name: 'Cancel and Refund US$950' }).tap();
    await expect(page.getByText('Your stay is cancelled. We are returning US$950 to you.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/dashboard?tab=payments');
    await expect(page.getByText('On its way', { exact: true })).toBeVisible();
  });
});

const byKeyboard = 'by keyboard alone a guest asks for other dates, writes, and cancels';
test(byKeyboard, { tag: '@whole' }, async ({ page, request }) => {
  // Many presses of keys, and the nights of two years.
  test.slow();
  const guest = await makeGuest(request, 300);
  await signInAs(page, guest);
  await page.goto(`/dashboard?stay=${guest.confirmed}`);
  await reachAndPress(page, 'Change Dates');
  const dates = page.getByRole('dialog', { name: 'Change dates' });
  // The calendar opens on the nights of the stay. Ten months on, no nights have been read and no test has a stay.
  await expect(dates.getByRole('button', { name: /, your arrival/ })).toBeFocused();
  const month = new Date(Date.now() + 630 * 86_400_000);
  const later = new Intl.DateTimeFormat('en-US', { month: 'long' }).format(month);
  const there = new RegExp(`${later} \\d+, ${month.getFullYear()}`);
  await expect(async () => {
    await page.keyboard.press('PageDown');
    await expect(page.locator(':focus')).toHaveAccessibleName(there, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  // Other stays may have the night: the first free arrival after it, then the first possible departure.
  const nextDay = (name: RegExp) =>
    expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(page.locator(':focus')).toHaveAccessibleName(name, { timeout: 500 });
    }).toPass({ timeout: 20_000 });
  await nextDay(/, US\$[\d,]+ a night/);
  await page.keyboard.press('Enter');
  await expect(dates.getByText(/^Choose your day of departure/)).toBeVisible();
  await nextDay(/leave after \d+ nights for US\$/);
  await page.keyboard.press('Enter');
  await expect(dates.getByText('New total')).toBeVisible();
  await reachAndPress(page, 'Request These Dates');
  await expect(page.getByText(/^Your request is sent\. Your stay remains/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/dashboard?tab=messages');
  await page.getByRole('link', { name: new RegExp(guest.confirmed) }).press('Enter');
  await page.getByLabel('Your message').fill('Is the pool heated?');
  await reachAndPress(page, 'Send');
  await expect(page.getByText('Your message is sent.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Is the pool heated?' }).last()).toBeVisible();

  // Another guest's stay is not here.
  await page.goto('/dashboard?stay=00000000-0000-4000-8000-000000000001');
  await expect(page.getByText('We can’t find this stay')).toBeVisible();
  await page.goto(`/dashboard?stay=${guest.confirmed}`);
  await reachAndPress(page, 'Cancel Stay');
  await expect(page.getByText('Non-refundable', { exact: true })).toBeVisible();
  await reachAndPress(page, 'Cancel and Refund US$950');
  await expect(page.getByText(/^Your stay is cancelled\./)).toBeVisible();
});
