import { expect, test } from '../fixtures';
import { makeGuest } from '../guest/own-guest';
import { startWith } from '../support/as-role';
import { expectCached } from './page-cache';

test.use({ serviceWorkers: 'allow', viewport: { width: 375, height: 812 } });

test('a guide that was opened is read without a network, and is gone after signing out', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource|reading the registry/);
  const guest = await makeGuest(request);
  await page.goto('/about');
  await expectCached(page, '/about');
  await startWith(page, guest.session);
  const guide = `/dashboard?stay=${guest.confirmed}`;
  await page.goto(guide);
  await page.getByRole('dialog').getByRole('button', { name: 'Arrival Guide' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Manzanillo/)
      .first(),
  ).toBeVisible();

  await context.setOffline(true);
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText(/Manzanillo/).first()).toBeVisible();
  await expect(page.getByText(/^Saved on this device: the guide as of /)).toBeVisible();

  await context.setOffline(false);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.goto(guide);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByText(/Manzanillo/)).toHaveCount(0);
});
