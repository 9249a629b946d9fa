import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { anEmail, readRows } from '../support/api';
import { openHydrated } from '../support/hydrated';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page): Promise<string> {
  const email = anEmail();
  await field(page, 'Full Name').fill('Ana Ruiz');
  await field(page, 'Email Address').fill(email);
  await field(page, 'Message').fill('Is there a cot?');
  return email;
}

test('an inquiry is stored in the database and the form is reset', async ({ page, request }) => {
  await openHydrated(page, '/contact');
  const email = await fill(page);
  await field(page, 'Check-in').fill('12/20/2027');
  await field(page, 'Check-out').fill('12/27/2027');
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page.getByText("We'll get back to you within 2 hours during business hours.")).toBeVisible();
  await expect(page.getByRole('main').getByText(/^We answer by .* local time\. Your time: /)).toBeVisible();
  await expect(field(page, 'Full Name')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Inquiry Type' })).toHaveValue('booking');
  await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2');
  const rows = await readRows(request, 'contact_submissions', email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Ana Ruiz',
    phone: null,
    inquiry_type: 'booking',
    check_in: '2027-12-20',
    check_out: '2027-12-27',
    guests: 2,
  });
});

test('offline, the form says so, keeps its entries, and can be sent when the network is back', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|sending a form|Failed to fetch|ChunkLoadError|config\.json/);
  await openHydrated(page, '/contact');
  const email = await fill(page);
  // The announcement region loads after the page.
  await page.getByRole('region', { name: /Announcements/ }).waitFor({ state: 'attached' });
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline\. What you have typed is kept/)).toBeVisible();
  await send(page).click();
  await expect(page.getByText('Failed to send message')).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('Is there a cot?');
  await expect(send(page)).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline\./)).toHaveCount(0);
  await send(page).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(await readRows(request, 'contact_submissions', email)).toHaveLength(1);
});

test('a draft stays through signing in; after a sign-out in another tab it waits for the same account, and signing out removes it', async ({
  page,
  context,
}) => {
  test.slow();
  await openHydrated(page, '/contact');
  await field(page, 'Message').fill('We bring two dogs');
  await signIn(page, 'client');
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveValue('We bring two dogs');
  await field(page, 'Phone').fill('322 000 0000');

  const other = await context.newPage();
  await other.goto('/contact');
  await other.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(field(page, 'Phone')).toHaveValue('');

  await signIn(page, 'client');
  await page.goto('/contact');
  await expect(field(page, 'Message')).toHaveValue('We bring two dogs');
  await expect(field(page, 'Phone')).toHaveValue('322 000 0000');
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  await expect(field(page, 'Message')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/dogs|322/);
});
