import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { asStaff, makeAccount, openApi } from '../support/api';
import { startWith } from '../support/as-role';
import { openHydrated } from '../support/hydrated';

/** Writes as the signed-in guest of the page. */
async function sendInquiry(page: Page, email: string, message: string): Promise<void> {
  await openHydrated(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Irene Solano');
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email);
  await page.getByRole('combobox', { name: 'Inquiry Type' }).selectOption('concierge');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
}

/** Looks at the tab again until the text is there: what is read is fresh for some seconds. */
const seesOnFocus = (page: Page, text: string) =>
  expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });

test('an inquiry of a signed-in guest stands in her dashboard, is answered there and opens again', async ({
  page,
  request,
}) => {
  test.slow();
  const [account, staff] = await Promise.all([makeAccount(request), asStaff(request)]);

  // Somebody else writes under her address, without an account.
  const inquiry = { name: 'Irene', inquiry_type: 'general', message: 'Not by her.' };
  const visitor = await openApi(request);
  await visitor.post('/rest/v1/contact_submissions', { ...inquiry, email: account.email });

  await startWith(page, account.session);
  await sendInquiry(page, account.email, 'Is there a chef who cooks without nuts?');
  await page.goto('/dashboard');
  const own = page.getByRole('region', { name: 'Your requests' });
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await expect(own.getByText('Waiting for our answer')).toBeVisible();
  await expect(own.getByText(/^We answer by/)).toBeVisible();

  await own.getByRole('link', { name: /^Read the conversation/ }).click();
  await expect(page.getByText('Is there a chef who cooks without nuts?').first()).toBeVisible();
  await expect(page.getByText('Not by her.')).toHaveCount(0);
  const thread = new URL(page.url()).searchParams.get('thread');
  expect(thread).not.toBeNull();
  await page.goto('/dashboard');
  await staff.call('send_message', {
    request_id: thread,
    body: 'Yes, Mateo does.',
    request_key: randomUUID(),
  });
  await seesOnFocus(page, 'Answered');
  const messages = page.getByRole('tab', { name: /^Messages/ });
  await expect(messages).toHaveAccessibleName('Messages, 1 unread conversation');
  await own.getByRole('link', { name: /^Read the conversation/ }).click();
  await expect(page.getByText('Yes, Mateo does.').first()).toBeVisible();
  await expect(messages).toHaveAccessibleName('Messages');
  await expect(page.getByText(/^We answer by/)).toHaveCount(0);

  await page.getByLabel('Your message').fill('Then for six, please.');
  await page.reload();
  await expect(page.getByLabel('Your message')).toHaveValue('Then for six, please.');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page.getByText('Your message is sent.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Then for six, please.' }).last()).toBeVisible();
  await expect(page.getByText('Waiting for our answer')).toBeVisible();
  await expect(page.getByText(/^We answer by/)).toBeVisible();
});
