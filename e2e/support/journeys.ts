import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { sendInquiry } from '../admin/own-request';
import { anEmail, makeAccount, PASSWORD, readRows } from './api';
import { inFreeWeek } from './days';
import { startAs } from './as-role';
import { openHydrated } from './hydrated';

/** Fills fields by the name that they have in every language. */
async function fill(page: Page, entries: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(entries)) {
    await page.locator(`main form [name="${name}"]:visible`).fill(value);
  }
}

const submit = (page: Page) => page.locator('main form button[type="submit"]:visible').click();

/** A page of a guarded area has no marks of the first view. */
const expectDashboard = async (page: Page, prefix: string) => {
  await page.waitForURL((url) => url.pathname === `${prefix}/dashboard`);
  await expect(page.locator('main h1').first()).toBeVisible();
};

async function signInAs(page: Page, prefix: string) {
  const { email, password, call } = await makeAccount(page.request);
  await page.goto(`${prefix}/auth`);
  await fill(page, { email, password });
  await submit(page);
  await expectDashboard(page, prefix);
  return call;
}

async function signUp(page: Page, prefix: string): Promise<void> {
  await page.goto(`${prefix}/auth`);
  await page.getByRole('tab').nth(1).click();
  const names = { firstName: 'Irene', lastName: 'Solano', email: anEmail() };
  await fill(page, { ...names, password: PASSWORD, confirmPassword: PASSWORD });
  await submit(page);
  await expectDashboard(page, prefix);
}

async function sendContact(page: Page, prefix: string): Promise<void> {
  await openHydrated(page, `${prefix}/contact`);
  await sendInquiryForm(page);
}

/** Fills and sends the form of the page at /contact. */
export async function sendInquiryForm(page: Page): Promise<void> {
  const email = anEmail();
  await fill(page, { name: 'Ana Ruiz', email, message: 'Is there a cot?' });
  await submit(page);
  await expect.poll(() => readRows(page.request, 'contact_submissions', email)).toHaveLength(1);
  await expect(page.locator('main form [name="name"]')).toHaveValue('');
}

async function bookService(page: Page, prefix: string): Promise<void> {
  const email = anEmail();
  await openHydrated(page, `${prefix}/concierge`);
  await page.locator('main article a[href*="/service-booking"]').first().click();
  await fill(page, { name: 'Ana Ruiz', email, phone: '+52 322 555 0100', date: '12/12/2027', guests: '3' });
  await submit(page);
  await expect.poll(() => readRows(page.request, 'service_bookings', email)).toHaveLength(1);
  await page.waitForURL((url) => url.pathname === `${prefix}/concierge`);
}

async function filter(page: Page, prefix: string): Promise<void> {
  await openHydrated(page, `${prefix}/properties`);
  const houses = page.getByRole('article');
  await expect(houses).toHaveCount(4);
  await page.locator('main select:has(option[value="15"])').selectOption('7');
  await expect(houses).toHaveCount(2);
  await page.getByRole('searchbox').fill('no such house');
  await expect(houses).toHaveCount(0);
  await page.getByRole('button', { name: /^(Clear Filters|Quitar filtros)$/ }).click();
  await expect(houses).toHaveCount(4);
}

/** Asks for a free week of a house that no other test is likely to choose, with the calendar opened on the way. */
async function requestStay(page: Page, prefix: string): Promise<void> {
  const call = await signInAs(page, prefix);
  const { check_in, check_out } = await inFreeWeek(150 + Math.floor(Math.random() * 150), async (week) => {
    await call('quote_stay', { property_id: 'ocean-villa-infinity', ...week, guests: 2 });
    return week;
  });
  const dates = `in=${check_in}&out=${check_out}&guests=2`;
  await openHydrated(page, `${prefix}/property/ocean-villa-infinity?${dates}`);
  const card = page.getByRole('complementary');
  await card.getByRole('button', { name: /^(Check-in|Llegada)/ }).click();
  await expect(page.getByRole('dialog').getByRole('grid').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /^(Request to book|Solicitar)/ }).click();
  await page.getByRole('dialog').locator('textarea').fill('We land at noon');
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Send request|Enviar solicitud)$/ })
    .click();
  await expect(page.getByRole('dialog').getByText(/MR-/).first()).toBeVisible();
}

async function answerAtDesk(page: Page, prefix: string): Promise<void> {
  const inquiry = await sendInquiry(page.request);
  await startAs(page, 'admin');
  await page.goto(`${prefix}/desk/requests/${inquiry.id}`);
  await page.locator('textarea[data-desk=reply]').fill('It is free.');
  await page.locator('form:has(textarea[data-desk=reply]) button[type="submit"]').click();
  await expect
    .poll(async () => (await inquiry.readEvents()).some(({ body }) => body === 'It is free.'))
    .toBe(true);
  await expect(page.locator('textarea[data-desk=reply]')).toHaveValue('');
}

/** The main journeys, by elements rather than words: they read the same in both languages and translated. */
export const journeys: Record<string, (page: Page, prefix: '' | '/es') => Promise<unknown>> = {
  'sign in': signInAs,
  'sign up': signUp,
  contact: sendContact,
  'service booking': bookService,
  'listing filters': filter,
  'request to book': requestStay,
  'desk reply': answerAtDesk,
};
