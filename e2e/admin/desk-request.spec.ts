import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { sendInquiry } from './own-request';

// Each signs in, and waits more than once for what an open page reads every few seconds.
test.slow();

test('two people answer one request: they see each other, and the later one decides anew', async ({
  page,
  otherPage,
  request,
  expectConsole,
}) => {
  // The later answer is refused.
  expectConsole(/409/);
  const inquiry = await sendInquiry(request);
  await startAs(page, 'admin');
  await page.goto(`/desk/requests/${inquiry.id}`);
  await expect(page.getByRole('heading', { level: 1, name: inquiry.name })).toBeVisible();
  await expect(page.getByText('Is the villa free in March?').last()).toBeVisible();
  const other = await otherPage('management');
  await other.goto(`/desk/requests/${inquiry.id}`);

  await page.getByLabel('Your reply').fill('Dear Irene, it is free.');
  // The second sees who is writing, without a reload.
  await expect(other.getByText(/ is writing an answer at the moment\.$/)).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(/ is writing an answer/)).toHaveCount(0);

  await other.getByLabel('Your reply').fill('Yes, it is.');
  await other.getByLabel('Your reply').press('Control+Enter');
  await expect(other.getByText('The reply is sent. We are waiting for the guest’s answer.')).toBeVisible();
  await other.getByRole('tab', { name: 'Note' }).click();
  await other.getByLabel('Your note').fill('She called twice.');
  await other.getByRole('button', { name: 'Save note' }).click();
  await expect(other.getByText('The note is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText(/ changed it at .*(AM|PM)\. It is shown as it is now/)).toBeVisible();
  await expect(page.getByLabel('Your reply')).toHaveValue('Dear Irene, it is free.');
  await expect(page.getByText('Yes, it is.')).toBeVisible();
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(page.getByText('The reply is sent. We are waiting for the guest’s answer.')).toBeVisible();

  const said = (await inquiry.readEvents()).filter(({ body }) => body !== null);
  expect(said).toEqual([
    { kind: 'message_in', body: 'Is the villa free in March?' },
    { kind: 'message_out', body: 'Yes, it is.' },
    { kind: 'message_out', body: 'Dear Irene, it is free.' },
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test(
    'a request stands alone, fits, and Back leads to the list',
    { tag: '@whole' },
    async ({ page, request }) => {
      const inquiry = await sendInquiry(request);
      await startAs(page, 'management');
      await page.goto('/desk');
      await page.goto(`/desk/requests/${inquiry.id}`);
      await expect(page.getByRole('heading', { level: 1, name: inquiry.name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await page.getByLabel('Your reply').fill('Yes, it is.');
      await page.getByRole('button', { name: 'Send reply' }).tap();
      await expect(page.getByText('The reply is sent. We are waiting for the guest’s answer.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the list' }).tap();
      await expect(page).toHaveURL('/desk');
    },
  );
});
