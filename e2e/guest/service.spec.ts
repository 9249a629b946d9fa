import { expect, test } from '../fixtures';
import { asStaff } from '../support/api';
import { startWith } from '../support/as-role';
import { makeGuest } from './own-guest';
import { openHydrated } from '../support/hydrated';

const CHEF = 'Private Chef at Home';

test('a service is asked for a stay, offered, accepted, arranged, and stands on the bill', async ({
  page,
  otherPage,
  request,
}) => {
  test.slow();
  const [guest, staff] = [await makeGuest(request), await asStaff(request)];
  await page.setViewportSize({ width: 375, height: 800 });
  await startWith(page, guest.session);
  await openHydrated(page, '/concierge');
  await page.getByRole('article', { name: CHEF }).getByRole('link', { name: 'Book Now' }).click();
  const stays = page.getByLabel('For your stay');
  await expect(stays.locator('option')).toHaveCount(2);
  await stays.selectOption({ index: 0 });
  const [year, month, day] = guest.nights.checkIn.split('-');
  await page.getByRole('textbox', { name: 'Preferred Date' }).fill(`${month}/${day}/${year}`);
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+52 322 000 0000');
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText("Booking request submitted! We'll contact you shortly.")).toBeVisible();

  const found = await staff.call<{ id: string; kind: string }[]>('find_requests', {
    words: guest.email,
    most: 20,
  });
  const asked = found.find(({ kind }) => kind === 'service')!;
  const desk = await otherPage('management');
  await desk.goto(`/desk/requests/${asked.id}`);
  const panel = desk.getByRole('region', { name: 'Service', exact: true });
  await panel.getByRole('button', { name: 'Offer' }).click();
  const offer = desk.getByRole('dialog', { name: 'Offer this service' });
  await expect(offer.getByLabel('Price in US dollars, taxes included')).toHaveValue('120.00');
  await offer.getByRole('button', { name: 'Send offer' }).click();
  await expect(panel.getByText('Waiting for the guest')).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: `Accept ${CHEF}` }).click();
  await expect(page.getByText(/^Private Chef at Home is accepted/)).toBeVisible();

  await desk.reload();
  await panel.getByRole('button', { name: 'Arranged' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Is everything arranged?' });
  await dialog.getByRole('button', { name: 'Arranged' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/dashboard?stay=${guest.confirmed}`);
  const details = page.getByRole('dialog');
  await expect(details.getByText(CHEF).first()).toBeVisible();
  await page.goto('/dashboard?tab=payments');
  await expect(page.getByRole('tabpanel', { name: 'Payments' }).getByText('US$120').first()).toBeVisible();
});
