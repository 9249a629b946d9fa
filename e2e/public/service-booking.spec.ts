import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { anEmail, readRows } from '../support/api';
import { openHydrated } from '../support/hydrated';

const failed = 'Failed to submit booking. Please try again.';
const submitted = "Booking request submitted! We'll contact you shortly.";
const TABLE = '**/rest/v1/service_bookings*';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Booking Request' });

async function openForm(page: Page, title = 'Surf Lesson'): Promise<void> {
  await openHydrated(page, '/concierge');
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book This Service');
}

async function fill(page: Page, email = anEmail()): Promise<string> {
  await field(page, 'Full Name').fill(' Ana Ruiz ');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Phone Number').fill('+52 322 000 0000');
  await field(page, 'Preferred Date').fill('12/24/2027');
  return email;
}

test('a request is stored in the database, and the page returns to the services', async ({
  page,
  request,
}) => {
  await openForm(page);
  const email = await fill(page);
  await page.getByRole('spinbutton', { name: 'Number of Guests' }).fill('13');
  const sent = page.waitForRequest(TABLE);
  const answered = page.waitForResponse(TABLE).then(() => Date.now());
  const left = page.waitForURL('/concierge').then(() => Date.now());
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({
    name: 'Ana Ruiz',
    email,
    phone: '+52 322 000 0000',
    service_title: 'Surf Lesson',
    service_category: 'Sport',
    service_price: 'From $90/person',
    preferred_date: '2027-12-24',
    guests: 13,
    special_requests: null,
  });
  await expect(page.getByText(submitted)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request sent' })).toBeDisabled();
  const stay = (await left) - (await answered);
  expect(stay).toBeGreaterThan(1500);
  expect(stay).toBeLessThan(4000);

  // The toast outlives the page.
  await expect(page.getByRole('region', { name: 'Announcements' }).getByText(/^We answer by/)).toBeVisible();
  const rows = await readRows(request, 'service_bookings', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ name: 'Ana Ruiz', guests: 13, preferred_date: '2027-12-24' });
});

test('without a network the entries stay; sending again works, and a double click sends once', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|sending a form/);
  await openForm(page);
  await fill(page);
  await page.route(TABLE, (route) => route.abort('internetdisconnected'));
  await submit(page).click();
  await expect(page.getByText(failed)).toBeVisible();
  await expect(field(page, 'Phone Number')).toHaveValue('+52 322 000 0000');
  await expect(submit(page)).toBeEnabled();

  await page.unroute(TABLE);
  let sent = 0;
  await page.route(TABLE, async (route) => {
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 201 });
  });
  await submit(page).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await expect(page.getByText(submitted)).toBeVisible();
  expect(sent).toBe(1);
});
