import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectHydrated } from '../support/hydrated';

const MAIN = /\/shell\/\w+\/main\.[^/]*js/;
/** The file is not the one that was released: the browser does not run it. */
const BLOCKED = /Failed to find a valid digest in the 'integrity' attribute/;
const alter = (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body: 'globalThis.alteredScriptRan = true' });
const alteredScriptRan = (page: Page) => page.evaluate(() => 'alteredScriptRan' in globalThis);

const NOTICE = 'Part of this page has not arrived yet.';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

/** The number of requests for the file per page load, and the console errors. */
const FAULTS = {
  404: {
    times: 2,
    answer: (route: Route) => route.fulfill({ status: 404 }),
    noise: /Failed to load resource/,
  },
  truncated: {
    times: 2,
    answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'const' }),
    noise: BLOCKED,
  },
  hung: { times: 1, answer: () => {}, noise: null },
};

for (const [fault, { times, answer, noise }] of Object.entries(FAULTS)) {
  const title = `the shell's script ${fault}: a guarded page says so, and Retry loads it`;
  test(title, { tag: fault === 'truncated' ? [] : '@whole' }, async ({ page, expectConsole }) => {
    if (noise) expectConsole(noise);
    await page.route(MAIN, answer, { times });
    await page.goto('/dashboard?tab=wishlist', { waitUntil: 'commit' });
    await expect(notice(page)).toBeVisible({ timeout: 10_000 });
    await notice(page).getByRole('link', { name: 'Retry' }).click();
    await expect(page).toHaveURL('/auth');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('the shell’s script fails once: the page recovers without a message', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(MAIN, (route) => route.abort(), { times: 1 });
  await page.goto('/about');
  await expectHydrated(page);
  await expect(notice(page)).toHaveCount(0);
});

test('the shell’s script is altered: it does not run, and the page stays readable and says so in its language', async ({
  page,
  expectConsole,
}) => {
  expectConsole(BLOCKED);
  await page.route(MAIN, alter, { times: 2 });
  await page.goto('/es/about');
  const spanishNotice = page
    .getByRole('alert')
    .filter({ hasText: 'Una parte de esta página aún no ha llegado.' });
  await expect(spanishNotice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await alteredScriptRan(page)).toBe(false);
  await spanishNotice.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expectHydrated(page);
  await expect(spanishNotice).toHaveCount(0);
});

test(
  'a later script of the shell is altered: it does not run, and the panel says why',
  { tag: '@whole' },
  async ({ page, expectConsole }) => {
    expectConsole(BLOCKED);
    expectConsole(/\[shell\] showing a page/);
    await page.route(/\/shell\/\w+\/auth\./, alter);
    await page.goto('/auth');
    const panel = page
      .getByRole('alert')
      .filter({ hasText: 'For your safety we did not open this part of the page' });
    await expect(panel).toHaveAttribute('data-reason', 'integrity');
    expect(await alteredScriptRan(page)).toBe(false);
    await page.unrouteAll();
    await panel.getByRole('link', { name: 'Home' }).click();
    await expectHydrated(page);
  },
);
