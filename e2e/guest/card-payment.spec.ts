import type { Page } from '@playwright/test';
import { bringAxe, violations } from '../a11y/axe';
import { SESSION_KEY } from '../faults/visitors';
import { expect, test } from '../fixtures';
import { makeGuest, signInAs } from './own-guest';

test.use({ viewport: { width: 375, height: 812 } });

/** Asks the data service as whoever is signed in. */
const asUser = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([session, to, data]) => {
      const { supabaseKey: apikey } = (await (await fetch('/config.json')).json()) as { supabaseKey: string };
      const { access_token } = JSON.parse(localStorage.getItem(session) ?? '') as { access_token: string };
      const headers = { apikey, Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' };
      const options = data ? { method: 'POST', body: JSON.stringify(data) } : {};
      return (await fetch(`/rest/v1/${to}`, { ...options, headers })).json() as Promise<unknown>;
    },
    [SESSION_KEY, path, body] as const,
  );

test('a guest pays what is due on the card page, by keyboard and on a phone: declined, asked by her bank, accepted', async ({
  page,
  request,
}) => {
  await signInAs(page, await makeGuest(request, 400));
  const due = 'payments?select=id&kind=eq.balance&received_at=is.null&voided_at=is.null';
  const [payment] = (await asUser(page, due)) as { id: string }[];
  const [started] = (await asUser(page, 'rpc/start_payment', { payment_id: payment!.id })) as {
    url: string;
  }[];
  await page.goto(started!.url);
  await expect(page.getByText('This is a demo. No money moves')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await bringAxe(page);
  expect(await violations(page, [])).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'is declined' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^The card was declined/);
  await page.getByRole('radio', { name: '3-D Secure' }).check();
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await expect(page.getByText(/^Do you confirm the payment of/)).toBeVisible();
  await bringAxe(page);
  expect(await violations(page, [])).toEqual([]);
  await page.getByRole('button', { name: 'Yes, confirm' }).dblclick();
  await page.waitForURL(/\/dashboard\?payment=[\da-f-]{36}&result=paid/);

  const paid = `payments?select=kind,method&id=eq.${payment!.id}&received_at=not.is.null`;
  await expect
    .poll(() => asUser(page, paid), { timeout: 30_000 })
    .toEqual([{ kind: 'balance', method: 'card' }]);
});
