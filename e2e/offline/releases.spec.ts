import type { Page } from '@playwright/test';
import { rollBack, goLive } from '../../tools/release/registry/registry-edits';
import { publishCommitted } from '../../tools/release/settle';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { followBuilds } from '../updates/tab';
import { publish, publishTwin, throwsInRender } from '../support/publish-twin';
import { expectCached, cachedPages } from './page-cache';

test.use({ serviceWorkers: 'allow' });

/** The build that rendered the current page. */
const drawnBy = (page: Page) => page.locator('#root').getAttribute('data-build');
const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('with an active worker each page load shows the live build: a broken release, a rollback, a missing page', async ({
  page,
  site,
  context,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  expectConsole(/404|broken on purpose|fell over|ERR_INTERNET_DISCONNECTED|reading the registry/);
  await page.goto(`${site.url}/about`);
  await expectCached(page, '/about');
  const sound = await drawnBy(page);
  const answered = new Set<string>();
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.add(new URL(response.url()).pathname);
  });

  const twin = await publishTwin(site, 'public', { alter: throwsInRender });
  await publish(site, (registry) => goLive(registry, twin));
  const builds = followBuilds(page, 'public');
  await page.goto(`${site.url}/about`);
  await expect.poll(() => [...builds]).toContain(twin.build);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await publish(site, (registry) => rollBack(registry, 'public'));
  await page.goto(`${site.url}/about`);
  expect(await drawnBy(page)).toBe(sound);

  const missing = await page.goto(`${site.url}/no/such/page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  // Only page loads: no script, registry, configuration or picture.
  expect([...answered]).toEqual(['/about', '/no/such/page']);

  await context.setOffline(true);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('complementary', { name: 'Saved copy' })).toBeVisible();
  expect(await drawnBy(page)).toBe(sound);
});

test(
  'a site that disables the worker removes it, and its copies, from every browser',
  { tag: '@whole' },
  async ({ page, request, site }) => {
    test.setTimeout(90_000);
    await page.goto(`${site.url}/about`);
    await expectCached(page, '/about');
    const config = JSON.parse((await site.target.read('config.json'))!.toString()) as object;
    await site.target.write('config.json', JSON.stringify({ ...config, serviceWorker: false }));
    await publishCommitted(site.target);
    const published = await (await request.get(`${site.url}/sw.js`)).text();
    expect(published).toContain('registration.unregister()');

    // The browser does this itself on page loads, at least once a day.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect.poll(() => registrations(page)).toBe(0);
    expect(await cachedPages(page)).toEqual([]);
  },
);
