import type { Page } from '@playwright/test';
import { settle } from '../a11y/state';
import { expect, test } from '../fixtures';
import { arrive } from './arrive';
import { readRows } from './rows';

const failed = 'Failed to submit booking. Please try again.';
const submitted = "Booking request submitted! We'll contact you shortly.";
const TABLE = '**/rest/v1/service_bookings*';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Booking Request' });

async function openForm(page: Page, title = 'Surf Lesson'): Promise<void> {
  await arrive(page, '/concierge');
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Book Now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book This Service');
}

/** A new address per test, so that tests do not share an hourly limit. */
const anEmail = () => `guest-${Math.random().toString(36).slice(2)}@example.com`;

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

test('an empty form shows all errors, and sends nothing', { tag: '@whole' }, async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('service_bookings') ? 1 : 0));
  await openForm(page);
  await submit(page).click();
  const notices = page.getByRole('region', { name: 'Announcements' });
  for (const message of [
    'Name is required',
    'Invalid email address',
    'Phone is required',
    'Date is required',
  ]) {
    await expect(notices.getByText(message)).toBeVisible();
    await expect(page.getByRole('form').getByText(message)).toBeVisible();
  }
  await expect(field(page, 'Full Name')).toBeFocused();
  await field(page, 'Full Name').fill('Ana Ruiz');
  await expect(notices.getByText('Name is required')).toBeHidden();
  await expect(notices.getByText('Phone is required')).toBeVisible();
  await fill(page);
  await field(page, 'Preferred Date').fill('');
  await submit(page).click();
  await expect(field(page, 'Preferred Date')).toBeFocused();
  await expect(notices.getByRole('alert')).toHaveText(/^Date is required/);
  expect(requests).toBe(0);

  await page.route(TABLE, (route) => route.fulfill({ status: 201 }));
  await field(page, 'Preferred Date').fill('12/24/2027');
  await submit(page).click();
  await expect(notices.getByText(submitted)).toBeInViewport({ ratio: 1 });
  await expect(notices.getByRole('alert')).toHaveCount(0);
});

test(
  'no toast covers the field that has the focus or one that a toast speaks of',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page);
    await page.getByRole('spinbutton', { name: 'Number of Guests' }).fill('');
    await field(page, 'Special Requests or Questions').fill('x'.repeat(1001));
    await submit(page).click();
    const toasts = page.getByRole('region', { name: 'Announcements' }).getByRole('alert');
    await expect(toasts).toHaveCount(6);
    await settle(page);
    for (const [width, height] of [
      [1280, 800],
      [768, 800],
      [375, 667],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const toast of await toasts.all()) await expect(toast).toBeInViewport({ ratio: 1 });
      await field(page, 'Full Name').focus();
      for (let stop = 0; stop < 7; stop += 1) {
        expect.soft(await page.evaluate(isInSight, ':focus'), `stop ${stop} at ${width}`).toEqual([]);
        await page.keyboard.press('Tab');
      }
      // Scrolled as little as it takes, as by hand.
      await page.evaluate(() => window.scrollTo(0, 0));
      expect.soft(await page.evaluate(isInSight, '[aria-invalid=true]'), `at ${width}`).toEqual([]);
    }
  },
);

/** The controls that are covered, or whose error is, at a corner, once they are scrolled into view. */
function isInSight(selector: string): string[] {
  const at = (box: DOMRect) => [
    [box.left + 4, box.top + 4],
    [box.right - 4, box.top + 4],
    [box.left + 4, box.bottom - 4],
    [box.right - 4, box.bottom - 4],
  ];
  return [...document.querySelectorAll(selector)].flatMap((control) => {
    const error = document.getElementById(control.getAttribute('aria-describedby') ?? '');
    const parts = [control, ...(error ? [error] : [])];
    if (control !== document.activeElement)
      for (const part of parts) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const covers = parts
      .flatMap((part) => at(part.getBoundingClientRect()))
      .map(([x, y]) => document.elementFromPoint(x!, y!))
      .filter((hit) => hit === null || hit.closest('.Toastify, aside'));
    return covers.length > 0 ? [control.getAttribute('name') ?? control.tagName] : [];
  });
}

test('without a service there is a link back; with a service a reload keeps the form', async ({ page }) => {
  await arrive(page, '/service-booking');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
  await page.getByRole('link', { name: 'Back to Services' }).click();
  await expect(page).toHaveURL('/concierge');

  await page.getByRole('article', { name: 'Surf Lesson' }).getByRole('link', { name: 'Book Now' }).click();
  await field(page, 'Full Name').fill('Ana');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Surf Lesson' })).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('Ana');
});

test('invalid history state is rejected', async ({ page }) => {
  await arrive(page, '/service-booking');
  await page.evaluate(() => {
    const usr = {
      title: '<img src=x onerror=alert(1)>',
      description: 'Text',
      priceFrom: 'From $1/person',
      category: 'Unheard-of',
      image: 'https://tracker.example/pixel.gif',
    };
    history.replaceState({ ...history.state, usr, key: 'own' }, '');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await expect(page.getByText('Unheard-of')).toBeVisible();
  await expect(page.getByRole('complementary').locator('img')).toHaveCount(0);
});

for (const [what, answer] of [
  ['a failing service', { status: 500, json: { message: 'down' } }],
  ['no network', undefined],
] as const) {
  const tag = answer ? '@whole' : [];
  test(
    `${what} keeps the entries; sending again works, and a double click sends once`,
    { tag },
    async ({ page, expectConsole }) => {
      expectConsole(/500|ERR_INTERNET_DISCONNECTED|sending a form/);
      await openForm(page);
      await fill(page);
      await page.route(TABLE, (route) =>
        answer ? route.fulfill(answer) : route.abort('internetdisconnected'),
      );
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
    },
  );
}

test(
  'the sixth request in an hour is told how long to wait',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    expectConsole(/429/);
    const email = anEmail();
    await openForm(page);
    for (let request = 1; request <= 6; request += 1) {
      await page.reload();
      await fill(page, email);
      await submit(page).click();
      if (request < 6) await expect(page.getByText(submitted)).toBeVisible();
    }
    await expect(page.getByText('Too many requests')).toBeVisible();
    await expect(page.getByText(/try again in \d+ minutes/)).toBeVisible();
  },
);
