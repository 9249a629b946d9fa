import type { Page } from '@playwright/test';
import { disable, enable, goLive } from '../../tools/release/registry/registry-edits';
import { readRegistry } from '../../tools/release/registry/registry-store';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { publish, publishTwin, throwsInRender } from '../support/publish-twin';
import { returnToTab, followBuilds } from './tab';
import { expectHydrated } from '../support/hydrated';

const CRASH = /broken on purpose|fell over/;

const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('domcontentloaded', () => void (loads += 1));
  return () => loads;
};

const deck = (page: Page) => page.getByText('1 / 19');

test('a build that throws at its first render is replaced by the previous build, once per tab', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(CRASH);
  const sound = (await readRegistry(site.target)).areas.proposal!.live.build;
  const broken = await publishTwin(site, 'proposal', { alter: throwsInRender });
  await publish(site, (registry) => goLive(registry, broken));
  const loads = countLoads(page);
  const builds = followBuilds(page, 'proposal');
  await page.goto(`${site.url}/proposal`);
  await expect(deck(page)).toBeVisible();
  expect(loads()).toBe(2);
  expect([...builds]).toEqual([broken.build, sound]);

  // The tab remembers the broken build and does not request it again.
  builds.clear();
  await page.reload();
  // The full-screen button appears only after hydration, and keys are heard from then on.
  await expect(page.getByRole('button', { name: 'Pantalla completa' })).toBeVisible();
  await expect(deck(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('2 / 19')).toBeVisible();
  expect(loads()).toBe(3);
  expect([...builds]).toEqual([sound]);
});

test(
  'an open tab leaves an area that is switched off, and shows it again once it is back',
  { tag: '@whole' },
  async ({ page, site }) => {
    await page.goto(`${site.url}/about`);
    await expectHydrated(page);
    const about = await page.getByRole('heading', { level: 1 }).textContent();
    await publish(site, (registry) => disable(registry, 'public', 'We are back on Monday at nine.'));
    await returnToTab(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Back shortly' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('We are back on Monday at nine.');
    await expect(page.getByRole('region', { name: 'Site update' })).toHaveCount(0);

    await publish(site, (registry) => enable(registry, 'public'));
    // Within three seconds a second return to the tab sends no request.
    await expect(async () => {
      await returnToTab(page);
      await expect(page.getByRole('heading', { level: 1, name: about! })).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);
