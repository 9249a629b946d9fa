import type { Page } from '@playwright/test';
import { goBack, goLive } from '../../tools/release/registry-edits';
import { settle } from '../../tools/release/settle';
import { expect, test } from '../fixtures';
import { throwsInRender } from '../support/broken-code';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publish } from '../support/publish';
import { publishTwin } from '../support/publish-twin';
import { expectKept, keptPages } from './worker';

test.use({ serviceWorkers: 'allow' });

let site: OwnSite;
test.beforeEach(async () => void (site = await openOwnSite()));
test.afterEach(() => site.close());

/** The build that drew the page on screen. */
const drawnBy = (page: Page) => page.locator('#root').getAttribute('data-build');
const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('with a worker at work, each page load brings what is live: a release, a rollback, a page that is not there', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto(`${site.url}/about`);
  await expectKept(page, '/about');
  const older = await drawnBy(page);
  const answered: string[] = [];
  page.on('response', (response) => {
    if (response.fromServiceWorker()) answered.push(new URL(response.url()).pathname);
  });

  const twin = await publishTwin(site, 'public');
  await publish(site, (registry) => goLive(registry, twin));
  await page.reload();
  expect(await drawnBy(page)).toBe(twin.build);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await publish(site, (registry) => goBack(registry, 'public'));
  await page.goto(`${site.url}/about`);
  expect(await drawnBy(page)).toBe(older);

  const missing = await page.goto(`${site.url}/no/such/page`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  // Page loads alone: no script, registry, configuration or picture.
  expect(answered).toEqual(['/about', '/about', '/no/such/page']);
});

test('a build that falls over is left as without a worker, and is not what a copy shows', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/broken on purpose|fell over|ERR_INTERNET_DISCONNECTED/);
  await page.goto(`${site.url}/about`);
  await expectKept(page, '/about');
  const sound = await drawnBy(page);
  const twin = await publishTwin(site, 'public', { alter: throwsInRender });
  await publish(site, (registry) => goLive(registry, twin));
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await publish(site, (registry) => goBack(registry, 'public'));
  await page.reload();
  expect(await drawnBy(page)).toBe(sound);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('complementary', { name: 'Saved copy' })).toBeVisible();
  expect(await drawnBy(page)).toBe(sound);
});

test('a site that no longer wants a worker takes it, and its copies, out of every browser', async ({
  page,
  request,
}) => {
  await page.goto(`${site.url}/about`);
  await expectKept(page, '/about');
  const config = JSON.parse((await site.target.read('config.json'))!.toString()) as object;
  await site.target.write('config.json', JSON.stringify({ ...config, serviceWorker: false }));
  await settle(site.target);
  const published = await (await request.get(`${site.url}/sw.js`)).text();
  expect(published).toContain('registration.unregister()');

  // What the browser does by itself with every page load, at the latest once a day.
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await keptPages(page)).toEqual([]);
});

test('where the worker’s own file can’t be had, config.json alone takes it out', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  await expectKept(page, '/about');
  const config = JSON.parse((await site.target.read('config.json'))!.toString()) as object;
  await site.target.write('config.json', JSON.stringify({ ...config, serviceWorker: false }));
  await page.goto(`${site.url}/terms`);
  await expect.poll(() => registrations(page), { timeout: 20_000 }).toBe(0);
  expect(await keptPages(page)).toEqual([]);
});
