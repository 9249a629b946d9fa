import { expect, test } from '../fixtures';
import { anEmail, openApi } from '../support/api';
import { startAs } from '../support/as-role';

/** The browser runs nothing in the frame of a mail, not even what a trace adds. */
const NOTHING_RUNS = /^Blocked script execution in /;

test('a visitor writes, and the mails about it are at the desk a few seconds later, the one to her without her words', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(NOTHING_RUNS, 'perhaps');
  const email = anEmail();
  const name = `Ana <b>${email.slice(6, 14)}</b>`;
  const { post } = await openApi(request);
  const inquiry = { name, email, inquiry_type: 'general', message: 'Is a cot possible?' };
  await post('/rest/v1/contact_submissions', inquiry);

  await startAs(page, 'management');
  await page.goto('/desk/mail');
  const mails = page.getByRole('list', { name: 'Emails' }).getByRole('link');
  const thanks = mails.filter({ hasText: email });
  await expect(thanks).toBeVisible({ timeout: 10_000 });
  await thanks.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We received your message');
  const shown = page.frameLocator('iframe[title^="Email:"]');
  await expect(shown.getByText('Hello,')).toBeVisible();
  await expect(shown.getByText(/cot|Ana/), 'nothing that anybody can have sent to anybody').toHaveCount(0);
  await page.goBack();
  await mails.filter({ hasText: name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New request: ${name} · Inquiry`);
  await expect(shown.getByText(name).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Text' }).click();
  await expect(page.getByText(`Guest: ${name}`)).toBeVisible();
  await expect(page.getByText(/> Is a cot possible\?/)).toBeVisible();
  await page.reload();
  await expect(shown.getByText('Is a cot possible?')).toBeVisible();
  await page.goBack();
  await expect(thanks).toBeVisible();
});
