import type { Page } from '@playwright/test';
import { rollBack, goLive } from '../../tools/release/registry/registry-edits';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { publish, publishShellTwin } from '../support/publish-twin';
import { returnToTab, expectNotice, isMarked, markDocument } from './tab';
import { expectHydrated } from '../support/hydrated';

const link = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The shell build of this document, after hydration. */
async function shellOf(page: Page): Promise<string | undefined> {
  await expectHydrated(page);
  return page.evaluate(() =>
    Array.from(document.scripts, ({ src }) => /\/shell\/(\w+)\//.exec(src)?.[1]).find(Boolean),
  );
}

/** The address of the shell's libraries, which a visitor keeps over releases. */
const librariesOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    Array.from(document.scripts, ({ src }) => src).find((src) => src.includes('/media/libraries.')),
  );

test('a tab updates to a new shell on the next link after the notice, and returns with a rollback', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await markDocument(page);
  const older = await shellOf(page);
  const libraries = await librariesOf(page);
  expect(libraries).toBeDefined();
  const newer = await publishShellTwin(site);
  await publish(site, (registry) => goLive(registry, newer));

  // The tab does not know yet: files of the older shell are still available.
  await link(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await isMarked(page)).toBe(true);

  await returnToTab(page);
  await expectNotice(page);
  await link(page, 'Terms & Conditions').click();
  await expect(page).toHaveURL(`${site.url}/terms`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([await isMarked(page), await shellOf(page)]).toEqual([false, newer.build]);
  expect(await librariesOf(page)).toBe(libraries);

  await publish(site, (registry) => rollBack(registry, 'shell'));
  await returnToTab(page);
  await expectNotice(page);
  await link(page, 'About Us').click();
  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shellOf(page)).toBe(older);
});
