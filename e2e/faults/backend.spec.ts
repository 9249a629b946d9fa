import type { ServerResponse } from 'node:http';
import { openSession } from '../support/api';
import { startAlone, startAs, startWith } from '../support/as-role';
import { DATA } from './broken-host';
import { expect, test } from './fixtures';
import { expectReason } from './reason-panel';

const refuse =
  (status: number, body: object) =>
  (res: ServerResponse): void =>
    void res.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** Faults of the data service while the site's files load. */
const ANSWERS = {
  403: refuse(403, { code: '42501', message: 'permission denied' }),
  429: refuse(429, { message: 'too many requests' }),
  500: refuse(500, { message: 'the database is down' }),
  offline: (res: ServerResponse): void => void res.socket?.resetAndDestroy(),
};

const NOISE = /Failed to (load resource|fetch)|\[\w+\] /;
const dashboard = /^Welcome back/;

for (const [name, give] of Object.entries(ANSWERS)) {
  // In the gate a guarded page gets one of the answers; the contact form's own test has the form without a network.
  const guarded = name === '500' ? [] : '@whole';
  test(
    `the data service answers ${name}: a guarded page says so, public pages work, Retry opens it`,
    { tag: guarded },
    async ({ page, host, expectConsole }) => {
      expectConsole(NOISE);
      await startAs(page, 'client');
      host.answer((_req, res, path) => DATA.test(path) && (give(res), true));
      await page.goto(`${host.url}/dashboard`);
      const panel = await expectReason(page, 'account-unreachable');
      await panel.getByRole('link', { name: 'Home' }).click();
      await expect(page.getByRole('link', { name: 'Explore Properties' })).toBeVisible();
      await page.goBack();
      await expectReason(page, 'account-unreachable');
      host.mend();
      await panel.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { level: 1, name: dashboard })).toBeVisible();
    },
  );
}

test('the data service refuses the token: the visitor is signed out with a message, and asked to sign in', async ({
  page,
  host,
  expectConsole,
}) => {
  expectConsole(NOISE);
  await startAlone(page, 'client');
  const gone = refuse(401, { code: 'PGRST301', message: 'JWT expired' });
  const ended = refuse(403, { code: 403, error_code: 'session_not_found', msg: 'Session not found' });
  host.answer((_req, res, path) => path.startsWith('/rest/v1/') && (gone(res), true));
  host.answer((_req, res, path) => path === '/auth/v1/user' && (ended(res), true));
  await page.goto(`${host.url}/dashboard`);
  await expect(page).toHaveURL(`${host.url}/auth`);
  await expect(page.getByText('Your session has ended')).toBeVisible();
});

test('an expired token is renewed silently', async ({ page, host }) => {
  await startWith(page, { ...(await openSession('client')), expires_at: 1_000_000_000, expires_in: 0 });
  await page.goto(`${host.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1, name: dashboard })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
