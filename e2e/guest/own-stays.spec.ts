import { expect, test } from '../fixtures';
import { startWith } from '../support/as-role';
import { makeGuest } from './own-guest';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a guest sees her stays before the search, withdraws the pending and cancels the confirmed one', async ({
    page,
    request,
  }) => {
    const guest = await makeGuest(request);
    await startWith(page, guest.session);
    await page.goto('/dashboard');
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
