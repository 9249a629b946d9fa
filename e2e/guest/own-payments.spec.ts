import { injectAxe, violations } from '../a11y/axe';
import { expect, test } from '../fixtures';
import { startWith } from '../support/as-role';
import { makeGuest } from './own-guest';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('a guest reads where to transfer, pays by card after one was declined, and finds the receipt', async ({
    page,
    request,
    expectConsole,
  }) => {
    // Chromium gives up the fade of pages where the way leads to another site.
    expectConsole(/^uncaught $/, 'perhaps');
    const guest = await makeGuest(request);
    await startWith(page, guest.session);
    await page.goto('/dashboard?tab=payments');
    await page.getByRole('button', { name: 'How to Pay: Balance' }).click();
    const dialog = page.getByRole('dialog', { name: 'How to pay' });
    await expect(dialog.getByText(/^This is an example account/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy: Reference' }).click();
    await expect(page.getByText('Copied: Reference')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(guest.confirmed);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await injectAxe(page);
    expect(await violations(page, [])).toEqual([]);

    await dialog.getByRole('button', { name: /^Pay by Card: Balance/ }).dblclick();
    await expect(page.getByText('This is a demo. No money moves')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await injectAxe(page);
    expect(await violations(page, [])).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'is declined' })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/^The card was declined/);
    await page.getByRole('radio', { name: '3-D Secure' }).check();
    await page.getByRole('button', { name: /^Pay / }).dblclick();
    await expect(page.getByText(/^Do you confirm the payment of/)).toBeVisible();
    await injectAxe(page);
    expect(await violations(page, [])).toEqual([]);
    await page.getByRole('button', { name: 'Yes, confirm' }).dblclick();
    await page.waitForURL(/\/dashboard\?payment=[\da-f-]{36}&result=paid/);
    await expect(
      page.getByRole('status').filter({ hasText: /Received: Balance, US\$[\d,.]+/ }),
      // The provider tells the worker, and the page asks for it now and then.
    ).toBeVisible({ timeout: 30_000 });
    await injectAxe(page);
    expect(await violations(page, [])).toEqual([]);
    await page.getByRole('button', { name: 'Show Receipt' }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt.getByText('Card', { exact: true })).toBeVisible();
    await expect(receipt.getByText('IVA (VAT)')).toBeVisible();
  });
});
