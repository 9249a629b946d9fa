import { expect, signIn, test } from '../fixtures';
import { holdRequests } from '../support/hold-requests';

const DIALOGS = /\/areas\/guest\/\w+\/dialogs\./;

test.beforeEach(({ page }) => signIn(page, 'client'));

test('the dialogs are there before anybody asks', async ({ page }) => {
  const fetched = page.waitForResponse(DIALOGS);
  await page.reload();
  await fetched;
  await page.getByRole('button', { name: 'Change Dates' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Message Host' })).toBeVisible();
});

test('a press before they have come opens the frame, which fills by itself', async ({ page }) => {
  const release = await holdRequests(page, DIALOGS);
  await page.reload();
  const button = page.getByRole('button', { name: 'Change Dates' });
  await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('Loading');
  release();
  await expect(dialog.getByRole('link', { name: 'Message Host' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('lost ones are said to be lost, and asked for again at the next press', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|ChunkLoadError/);
  await page.route(DIALOGS, (route) => route.abort());
  await page.reload();
  const button = page.getByRole('button', { name: 'Change Dates' });
  await button.click();
  await expect(page.getByText('This could not be opened.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(DIALOGS);
  await button.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Message Host' })).toBeVisible();
});
