import { makeChange } from '../../tools/release/change';
import { setCanary } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { publishTwin } from '../support/publish-twin';

const asPublished = { headers: { 'accept-encoding': 'identity' } };

test('an altered registry: no area runs, and the page says why', async ({ page, expectConsole }) => {
  expectConsole(/registry-untrusted/);
  await page.route('**/registry/pages/*.json', async (route) => {
    const response = await route.fetch(asPublished);
    const altered = (await response.text()).replace(/"revision":\s*\d+/, '"revision":999999');
    await route.fulfill({ response, body: altered });
  });
  await page.goto('/proposal');
  const panel = page.getByRole('alert');
  await expect(panel).toHaveAttribute('data-reason', 'registry-untrusted');
  await expect(panel).toContainText('For your safety we did not open this part of the page');
  // Preloaded files are not used: no element runs them.
  await expect(page.locator('script[src*="/areas/"]')).toHaveCount(0);
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByText('1 / 19')).toBeVisible();
});

test('an altered manifest in the page: only the container that the registry names is requested', async ({
  page,
}) => {
  const containers: string[] = [];
  page.on('request', (request) => {
    const [, name] = /areas\/proposal\/\w+\/(remoteEntry.*)/.exec(request.url()) ?? [];
    if (name && request.resourceType() === 'script') containers.push(name);
  });
  await page.route('**/proposal', async (route) => {
    const response = await route.fetch(asPublished);
    const html = await response.text();
    const altered = html.replace(/(id="marisma-manifest".*?)remoteEntry\.\w+\.js/, '$1remoteEntry.other.js');
    expect(altered).not.toBe(html);
    await route.fulfill({ response, body: altered });
  });
  await page.goto('/proposal');
  await expect(page.getByText('1 / 19')).toBeVisible();
  expect(containers.length).toBeGreaterThan(0);
  expect(containers).not.toContain('remoteEntry.other.js');
});

test('a canary is served to the browsers in its share, and only to them', async ({ browser, site }) => {
  const live = (await readRegistry(site.target)).areas.proposal!.live;
  const canaryBuild = await publishTwin(site, 'proposal');
  await makeChange(site.target, {
    what: 'try',
    parts: ['proposal'],
    edit: (seen) => setCanary(seen, 'proposal', 10, canaryBuild),
  });

  const buildIn = async (bucket: number): Promise<[string | undefined, string | null]> => {
    const context = await browser.newContext();
    await context.addInitScript((own) => localStorage.setItem('marisma.bucket', own), String(bucket));
    const page = await context.newPage();
    const entry = page.waitForRequest(/areas\/proposal\/.*remoteEntry/);
    await page.goto(`${site.url}/proposal`);
    await expect(page.getByText('1 / 19')).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('marisma.bucket'));
    await context.close();
    return [/proposal\/(\w+)\//.exec((await entry).url())?.[1], kept];
  };
  expect(await buildIn(9.99)).toEqual([canaryBuild.build, '9.99']);
  expect(await buildIn(10)).toEqual([live.build, '10']);
});

test('a site without a key works and says so once', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().includes('not signed')) warnings.push(message.text());
  });
  await page.route('**/proposal', async (route) => {
    const response = await route.fetch(asPublished);
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<meta name="marisma-key".*?>/, '') });
  });
  await page.goto('/proposal');
  await expect(page.getByText('1 / 19')).toBeVisible();
  expect(warnings).toHaveLength(1);
});
