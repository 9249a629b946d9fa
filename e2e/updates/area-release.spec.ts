import type { Page } from '@playwright/test';
import type { Release } from '@marisma/area-kit/contract';
import { goLive } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { expect, submitSignIn } from '../fixtures';
import { shareBackend, test, type OwnSite } from '../support/own-site';
import { publish, publishTwin } from '../support/publish-twin';
import { returnToTab, expectNotice, followBuilds, isMarked, markDocument } from './tab';
import { expectHydrated } from '../support/hydrated';

const AREAS = ['public', 'guest', 'owner', 'admin', 'proposal'];

/** Releases a new build of these areas; `round` makes its id unique. */
async function releaseNext(site: OwnSite, areas: string[], round: number): Promise<void> {
  const twins: Release[] = [];
  for (const area of areas) twins.push(await publishTwin(site, area, { suffix: `fffff${round}` }));
  await publish(site, (registry) => twins.reduce(goLive, registry));
}

const buildOf = async (site: OwnSite, area: string): Promise<string> =>
  (await readRegistry(site.target)).areas[area]!.live.build;

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Opens a page of this site in a tab; its data come from the site with a backend. */
async function openTab(page: Page, site: OwnSite, errors: string[]): Promise<Page> {
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await shareBackend(site, page);
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  return page;
}

const ROUNDS = 5;
const beforeReleases = `tabs that were open before ${ROUNDS} releases can open every area, on the builds they started with`;

test(beforeReleases, { tag: '@whole' }, async ({ page, otherPage, site }) => {
  test.setTimeout(150_000);
  const before = Object.fromEntries(
    await Promise.all(AREAS.map(async (area) => [area, await buildOf(site, area)])),
  );
  const errors: string[] = [];
  const members = [
    { role: 'client', area: 'guest', lands: /\/dashboard$/ },
    { role: 'owner', area: 'owner', lands: /\/owner-dashboard$/ },
    { role: 'admin', area: 'admin', lands: /\/admin$/ },
    { role: 'management', area: 'proposal', lands: /\/proposal$/ },
  ] as const;
  const tabs: Page[] = [];
  while (tabs.length < members.length) tabs.push(await openTab(await otherPage(), site, errors));
  await page.goto(`${site.url}/`);
  await markDocument(page);

  for (let round = 1; round <= ROUNDS; round += 1) await releaseNext(site, AREAS, round);

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

test('a tab shows the update notice once, and updates on the next link or at once; a draft survives both', async ({
  page,
  site,
  expectConsole,
}) => {
  // This site has no data service to ask for the office's hours.
  expectConsole(/status of 40[45]/, 'perhaps');
  const update = page.getByRole('region', { name: 'Site update' });
  const message = page.getByRole('textbox', { name: /^Message/ });
  await page.goto(`${site.url}/contact`);
  await message.fill('Six of us, in March.');
  await markDocument(page);
  await releaseNext(site, ['public'], 1);
  await returnToTab(page);
  await expectNotice(page);
  await page.getByRole('button', { name: 'Close update notice' }).click();

  const builds = followBuilds(page, 'public');
  await link(page, 'About Us').click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expectHydrated(page);
  expect(await isMarked(page)).toBe(false);
  expect([...builds].at(-1)).toBe(await buildOf(site, 'public'));
  await returnToTab(page);
  await expect(update).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await expect(message).toHaveValue('Six of us, in March.');

  await releaseNext(site, ['public'], 2);
  await returnToTab(page);
  await expectNotice(page);
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(update).toHaveCount(0);
  await expect(message).toHaveValue('Six of us, in March.');
});
