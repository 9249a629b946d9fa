import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { holdRequests } from '../support/hold-requests';

const DIALOGS = /\/areas\/guest\/\w+\/dialogs\./;

test.beforeEach(async ({ page }) => {
  await startAs(page, 'client');
  await page.goto('/dashboard');
});

test('the dialogs are loaded before the first click', { tag: '@whole' }, async ({ page }) => {
  const fetched = page.waitForResponse(DIALOGS);
  await page.reload();
  await fetched;
  await page.getByRole('button', { name: 'Change Dates' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Message Host' })).toBeVisible();
});

test(
  'a dialog that is opened before its code has loaded shows its frame, then its content',
  { tag: '@whole' },
  async ({ page }) => {
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
  },
);
