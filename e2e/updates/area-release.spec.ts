import type { Browser, Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { goLive } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { expectLive } from '../first-view/live';
import { expect, submitSignIn, test } from '../fixtures';
import { openOwnSite, type OwnSite } from '../support/own-site';
import { publish, publishTwin } from '../support/publish-twin';
import { routeData } from '../support/hold-requests';
import { comeBack, expectNotice, followBuilds, isMarked, markDocument } from './tab';

const AREAS = ['public', 'guest', 'owner', 'admin', 'proposal'];

let site: OwnSite;
test.beforeEach(async () => void (site = await openOwnSite()));
test.afterEach(() => site.close());

/** Releases a new build of these areas; `round` makes its id unique. */
async function releaseNext(areas: string[], round: number): Promise<void> {
  const twins: Release[] = [];
  for (const area of areas) twins.push(await publishTwin(site, area, { suffix: `fffff${round}` }));
  await publish(site, (registry) => twins.reduce(goLive, registry));
}

const buildOf = async (area: string): Promise<string> =>
  (await readRegistry(site.target)).areas[area]!.live.build;

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A tab of another visitor on this site; data requests go to the site with a backend. */
async function openTab(browser: Browser, dataFrom: string, errors: string[]): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript(() => localStorage.setItem('marisma.disclaimer-seen', 'true'));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await routeData(page, dataFrom);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  return page;
}

const ROUNDS = 5;
const beforeReleases = `tabs that were open before ${ROUNDS} releases can open every area, on the builds they started with`;

test(beforeReleases, { tag: '@whole' }, async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000);
  const key = await (await fetch(`${baseURL}/config.json`)).text();
  await site.target.write('config.json', key);
  const before = Object.fromEntries(
    await Promise.all(AREAS.map(async (area) => [area, await buildOf(area)])),
  );
  const errors: string[] = [];
  const members = [
    { role: 'client', area: 'guest', lands: /\/dashboard$/ },
    { role: 'owner', area: 'owner', lands: /\/owner-dashboard$/ },
    { role: 'admin', area: 'admin', lands: /\/admin$/ },
    { role: 'management', area: 'proposal', lands: /\/proposal$/ },
  ] as const;
  const tabs: Page[] = [];
  while (tabs.length < members.length) tabs.push(await openTab(browser, baseURL!, errors));
  await page.goto(`${site.url}/`);
  await markDocument(page);

  for (let round = 1; round <= ROUNDS; round += 1) await releaseNext(AREAS, round);

  const publicBuilds = followBuilds(page, 'public');
  for (const [name, path] of [
    ['About Us', '/about'],
    ['Concierge Services', '/concierge'],
    ['Contact', '/contact'],
    ['Terms & Conditions', '/terms'],
    ['Properties', '/properties'],
  ] as const) {
    await link(page, name).click();
    await expect(page).toHaveURL(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect([...publicBuilds]).toEqual([before.public]);
  expect(await isMarked(page)).toBe(true);

  for (const [index, { role, area, lands }] of members.entries()) {
    const tab = tabs[index]!;
    const builds = followBuilds(tab, area);
    await tab.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await submitSignIn(tab, role);
    await expect(tab).toHaveURL(lands);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...builds], role).toEqual([before[area]]);
    expect(await isMarked(tab), role).toBe(true);
    // Its requests now reach a site without a backend, and one may be pending when the tab closes.
    tab.removeAllListeners('console');
    await tab.unrouteAll({ behavior: 'ignoreErrors' });
    await tab.context().close();
  }
  expect(errors).toEqual([]);
});

test('a tab shows the update notice once, and updates on the next link to another page', async ({ page }) => {
  await page.goto(`${site.url}/about`);
  await markDocument(page);
  await releaseNext(['public'], 1);
  await comeBack(page);
  await expectNotice(page);
  await page.getByRole('button', { name: 'Close update notice' }).click();

  const builds = followBuilds(page, 'public');
  await link(page, 'Contact').click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await isMarked(page)).toBe(false);
  // The page is readable before its scripts are requested.
  const live = await buildOf('public');
  await expect.poll(() => [...builds].at(-1)).toBe(live);

  await comeBack(page);
  await expect(page.getByRole('region', { name: 'Site update' })).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expectLive(page);
  await link(page, 'Terms & Conditions').click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a draft survives the update', async ({ page, expectConsole }) => {
  // This site has no data service to ask for the office's hours.
  expectConsole(/status of 40[45]/, 'perhaps');
  await page.goto(`${site.url}/contact`);
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('Six of us, in March.');
  await releaseNext(['public'], 1);
  await comeBack(page);
  await expectNotice(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(page.getByRole('region', { name: 'Site update' })).toHaveCount(0);
  await expect(message).toHaveValue('Six of us, in March.');

  await releaseNext(['public'], 2);
  await comeBack(page);
  await expectNotice(page);
  await link(page, 'About Us').click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await link(page, 'Contact').click();
  await expect(message).toHaveValue('Six of us, in March.');
});
