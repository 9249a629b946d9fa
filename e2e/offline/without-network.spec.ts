import type { Page } from '@playwright/test';
import { injectAxe, violations } from '../a11y/axe';
import { expect } from '../fixtures';
import { test } from '../support/own-site';
import { expectCached, cachedPages } from './page-cache';

test.use({ serviceWorkers: 'allow' });

// The shell's scripts come from the browser's cache and report that they cannot read the registry.
const LOST = /ERR_INTERNET_DISCONNECTED|Failed to load resource|reading the registry/;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const copy = (page: Page) => page.getByRole('complementary', { name: 'Saved copy' });

test('offline, a visited page opens as a marked copy; other pages show a list of the copies', async ({
  page,
  site,
  context,
  expectConsole,
}) => {
  expectConsole(LOST);
  await page.goto(`${site.url}/about`);
  await expectCached(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' }).click();
  await expectCached(page, '/terms');

  await context.setOffline(true);
  await page.goto(`${site.url}/terms?from=mail`);
  await expect(copy(page)).toContainText(/No connection\. This is a copy of the page from \w+ \d+, \d{4}/);
  await expect(heading(page)).toContainText('Terms');
  await injectAxe(page);
  expect(await violations(page, []), 'axe, a copy').toEqual([]);

  const answer = await page.goto(`${site.url}/concierge`);
  expect(answer?.status()).toBe(503);
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: /555-0142/ })).toBeVisible();
  const seen = page.getByRole('navigation', { name: 'Pages you have seen' }).getByRole('link');
  await expect(seen).toHaveText([/^Terms/, /^About/]);
  await injectAxe(page);
  expect(await violations(page, []), 'axe, no copy').toEqual([]);
  await seen.last().click();
  await expect(copy(page)).toBeVisible();
  await expect(heading(page)).not.toHaveText('You are offline');

  await page.goto(`${site.url}/concierge`);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(/Services/);
  await expect(copy(page)).toHaveCount(0);
});

test('guarded pages, the sign-in page and missing pages are never kept', async ({
  page,
  site,
  context,
  expectConsole,
}) => {
  expectConsole(/404|ERR_INTERNET_DISCONNECTED|Failed to load resource|config\.json/);
  await page.goto(`${site.url}/`);
  await expectCached(page, '/');
  for (const path of ['/auth', '/dashboard', '/admin/users', '/profile', '/nowhere', '/services']) {
    const answer = await page.goto(site.url + path);
    expect(answer?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    await expect(heading(page)).toBeVisible();
  }
  // The target of the redirect from /services was visited.
  await expectCached(page, '/concierge');
  expect(await cachedPages(page)).toEqual(['/', '/concierge']);
  await context.setOffline(true);
  await page.goto(`${site.url}/dashboard`);
  await expect(heading(page)).toHaveText('You are offline');
});
