import type { Page } from '@playwright/test';
import { expect, signIn, submitSignIn, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { expectHydrated } from '../support/hydrated';

const PUBLIC = [
  '/',
  '/properties',
  '/properties/lagoon-villas',
  '/property/ocean-villa-infinity',
  '/concierge',
  '/about',
  '/owner-portal',
  '/contact',
  '/terms',
  '/proposal',
  '/auth',
];
// In the gate other tests open and reload a page of each kind.
for (const path of PUBLIC) {
  test(`${path} works as a deep link and after a reload`, { tag: '@whole' }, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    const heading = page.getByRole('heading', { level: 1 }).first();
    await expect(heading).toBeVisible();
    const words = await heading.textContent();
    await page.reload();
    await expect(heading).toHaveText(words ?? '');
    await expect(page).toHaveTitle(/Marisma/);
  });
}

const GUARDED = [
  '/dashboard',
  '/dashboard/settings',
  '/owner-dashboard',
  '/owner',
  '/owner/payouts',
  '/admin',
  '/profile',
];
/** What an address that asks for a sign-in leaves behind: the target, and no code of its area. */
async function expectSignInFor(page: Page, path: string): Promise<void> {
  const fetched: string[] = [];
  page.on('request', (request) => void (request.url().includes('/areas/') && fetched.push(request.url())));
  await page.goto(path);
  await expect(page).toHaveURL('/auth');
  const state = await page.evaluate(
    () =>
      (history.state as { usr?: { from?: { pathname: string; search: string; hash: string } } }).usr?.from,
  );
  expect(`${state?.pathname}${state?.search}${state?.hash}`).toBe(path);
  expect(fetched).toEqual([]);
}

for (const path of GUARDED) {
  const title = `${path} asks a signed-out visitor to sign in, remembers the target, and fetches no code for it`;
  test(title, { tag: '@whole' }, ({ page }) => expectSignInFor(page, path));
}

test('a guarded page asks a signed-out visitor to sign in, which leads to it with query and anchor', async ({
  page,
}) => {
  await expectSignInFor(page, '/admin/users?q=a#top');
  await submitSignIn(page, 'admin');
  await expect(page).toHaveURL('/admin/users?q=a#top');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const HOMES = {
  admin: '/admin',
  client: '/dashboard',
  owner: '/owner-dashboard',
  management: '/proposal',
} as const;
for (const [role, home] of Object.entries(HOMES) as [keyof typeof HOMES, string][]) {
  // In the gate guests and management sign in elsewhere.
  const tag = role === 'owner' ? [] : '@whole';
  test(`${role} signs in and lands on ${home}`, { tag }, async ({ page }) => {
    await signIn(page, role);
    await expect(page).toHaveURL(home);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(home);
  });
}

test('a missing role redirects home, and Back never returns to the guarded page', async ({ page }) => {
  await startAs(page, 'client');
  await page.goto('/about');
  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('each navigation sets the title, focuses the heading and scrolls to the top', async ({ page }) => {
  await page.goto('/properties');
  await expectHydrated(page);
  await page.evaluate(() => scrollTo(0, 400));
  const scrolled = await page.evaluate(() => scrollY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/About/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(/All Properties/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled / 2);
});
