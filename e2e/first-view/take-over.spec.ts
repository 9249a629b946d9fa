import { expect, signIn, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { holdRequests } from '../support/hold-requests';
import { CHECKED_PAGES, countReplacements, sumShifts, watchReplacements, watchShifts } from './hydration';
import { expectHydrated } from '../support/hydrated';

test('prerendered pages are hydrated without changes, also with a query, and the 404 page at any path', async ({
  page,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/404: nothing is at \/no\/such/);
  expectConsole(/Failed to load resource/);
  await watchReplacements(page);
  for (const path of [...CHECKED_PAGES, '/properties?bedrooms=8&view=list', '/no/such']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(path === '/no/such' ? 404 : 200);
    await expectHydrated(page);
    if (path.includes('?')) await expect(page.getByRole('article')).toHaveCount(1);
    expect(await countReplacements(page), path).toBe(0);
  }
});

test('the header of a signed-in visitor appears without a layout shift', async ({ page }) => {
  await startAs(page, 'client');
  await watchShifts(page);
  await watchReplacements(page);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Clara' })).toBeVisible();
  expect(await countReplacements(page)).toBe(0);
  expect(await sumShifts(page)).toBeLessThan(0.01);
});

for (const [account, path] of [
  ['client', '/dashboard'],
  ['owner', '/owner-dashboard'],
  ['admin', '/admin'],
] as const) {
  test(
    `${path} replaces its spinner without a layout shift`,
    { tag: account === 'owner' ? [] : '@whole' },
    async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 823 });
      await startAs(page, account);
      await watchShifts(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await sumShifts(page)).toBeLessThan(0.01);
    },
  );
}

test(
  'a dashboard’s registry contains the manifest of its area; a page without an area requests none',
  { tag: '@whole' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      asked.push(pathname.replace(/\w+(?=\.json$|\/mf-)/, '*'));
    });
    await signIn(page, 'client');
    asked.length = 0;
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Clara/);
    expect(asked).not.toContain('/areas/guest/*/mf-manifest.json');
    expect(asked.filter((each) => each.startsWith('/registry'))).toEqual(['/registry/pages/*.json']);
    await page.goto('/about');
    await expectHydrated(page);
    expect(asked).toContain('/areas/public/*/mf-manifest.json');
    asked.length = 0;
    await page.goto('/profile');
    await expect(page.getByLabel('First name')).toHaveValue('Clara');
    expect(asked.filter((each) => each.startsWith('/registry'))).toEqual(['/registry/pages/*.json']);
  },
);

test('a hovered link loads its page’s scripts before the click', async ({ page }) => {
  // A script's element is removed after it ran, so the test counts removed elements.
  await page.addInitScript(() => {
    const ran: string[] = [];
    Object.assign(window, { ran });
    new MutationObserver((records) => {
      for (const { removedNodes } of records) {
        for (const node of removedNodes) {
          if (node instanceof HTMLScriptElement && node.src.includes('/areas/')) ran.push(node.src);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const ran = () => page.evaluate(() => (window as unknown as { ran: string[] }).ran.length);
  await page.goto('/contact');
  await expectHydrated(page);
  const atRest = await ran();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.hover();
  await expect.poll(ran).toBeGreaterThan(atRest);
  let before = 0;
  // Waits until no further script has run.
  const isQuiet = async () => before === (before = await ran());
  await expect.poll(isQuiet, { intervals: [250] }).toBe(true);
  await link.click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  expect(await ran()).toBe(before);
});

test('texts in either language need the small font files alone', { tag: '@whole' }, async ({ page }) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.add(request.url().replace(/^.*\/|\.\w+\.woff2$/g, ''));
  });
  for (const path of ['/', '/es', '/property/villa-paradise', '/es/concierge', '/es/terms']) {
    await page.goto(path);
    await expectHydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...fonts].sort()).toEqual(['cormorant-garamond-500', 'cormorant-garamond-500-italic', 'figtree']);
});

test.describe('while the scripts load', () => {
  test('a click on a button is replayed after hydration', async ({ page }) => {
    const release = await holdRequests(page, /\/shell\/\w+\/main/);
    await page.goto('/about', { waitUntil: 'commit' });
    const button = page.getByRole('banner').getByRole('button', { name: 'Properties' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(page.getByRole('banner').getByRole('link', { name: 'All Properties' })).toBeVisible();
  });

  test('no script is requested before the hero picture is loaded', async ({ page }) => {
    const scripts: string[] = [];
    let heroes = 0;
    const hero = /\/media\/hero-.*\.avif$/;
    page.on('request', (request) => {
      if (hero.test(request.url())) heroes += 1;
      if (request.resourceType() === 'script' || request.url().includes('/areas/'))
        scripts.push(request.url());
    });
    const release = await holdRequests(page, hero);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => heroes).toBe(1);
    expect(scripts).toEqual([]);
    release();
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    await expectHydrated(page);
  });
});

test('a guarded area’s code is requested at once in a browser that opened it before, and not in others', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().includes('/areas/guest/') && asked.push(request.url())),
  );
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth');
  expect(asked).toEqual([]);
  await signIn(page, 'client');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.route(/\/shell\/\w+\/main/, async (route) => {
    await expect.poll(() => asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(2);
    await route.continue();
  });
  asked.length = 0;
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
