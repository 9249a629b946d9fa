import { expect, test } from '../fixtures';
import { anEmail, readRows } from '../support/api';
import { openHydrated } from '../support/hydrated';

test('a request is stored in the database, and the page returns to the services', async ({
  page,
  request,
}) => {
  await openHydrated(page, '/concierge');
  const card = page.getByRole('article', { name: 'Surf Lesson' });
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book This Service');
  const email = anEmail();
  for (const [name, text] of [
    ['Full Name', ' Ana Ruiz '],
    ['Email Address', email],
    ['Phone Number', '+52 322 000 0000'],
    ['Preferred Date', '12/24/2027'],
  ] as const) {
    await page.getByRole('textbox', { name }).fill(text);
  }
  await page.getByRole('spinbutton', { name: 'Number of Guests' }).fill('13');
  const answered = page.waitForResponse('**/rest/v1/service_bookings*').then(() => Date.now());
  const left = page.waitForURL('/concierge').then(() => Date.now());
  await page.getByRole('button', { name: 'Submit Booking Request' }).click();
  await expect(page.getByText("Booking request submitted! We'll contact you shortly.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request sent' })).toBeDisabled();
  const stay = (await left) - (await answered);
  expect(stay).toBeGreaterThan(1500);
  expect(stay).toBeLessThan(4000);

  // The toast outlives the page.
  await expect(page.getByRole('region', { name: 'Announcements' }).getByText(/^We answer by/)).toBeVisible();
  const rows = await readRows(request, 'service_bookings', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Ana Ruiz',
    service_title: 'Surf Lesson',
    service_category: 'Sport',
    service_price: 'From $90/person',
    guests: 13,
    preferred_date: '2027-12-24',
    special_requests: null,
  });
});
