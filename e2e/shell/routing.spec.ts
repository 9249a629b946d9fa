import { expectLive } from '../first-view/live';
import { expect, signIn, submitSignIn, test } from '../fixtures';
import { startAs } from '../support/as-role';

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
/** The gate has one page of each kind: a prerendered one, and one of another area. */
const EVERYDAY = ['/property/ocean-villa-infinity', '/proposal'];
for (const path of PUBLIC) {
  const tag = EVERYDAY.includes(path) ? [] : '@whole';
  test(`${path} works as a deep link and after a reload`, { tag }, async ({ page }) => {
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
  '/admin/users?q=a#top',
  '/profile',
];
/** The gate has a page of an area, with a query and a fragment, and one of the shell. */
const GUARDED_EVERYDAY = ['/admin/users?q=a#top', '/profile'];
for (const path of GUARDED) {
  const tag = GUARDED_EVERYDAY.includes(path) ? [] : '@whole';
  const title = `${path} asks a signed-out visitor to sign in, remembers the target, and fetches no code for it`;
  test(title, { tag }, async ({ page }) => {
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
  });
}

test('sign-in returns to the requested page if the roles may open it', async ({ page }) => {
  await page.goto('/dashboard/settings');
  await expect(page).toHaveURL('/auth');
  await submitSignIn(page, 'client');
  await expect(page).toHaveURL('/dashboard/settings');
});

const HOMES = {
  admin: '/admin',
  client: '/dashboard',
  owner: '/owner-dashboard',
  management: '/proposal',
} as const;
for (const [role, home] of Object.entries(HOMES) as [keyof typeof HOMES, string][]) {
  test(`${role} signs in and lands on ${home}`, async ({ page }) => {
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
  await expectLive(page);
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
