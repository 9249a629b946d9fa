import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLive } from './live';

const MAIN = /\/shell\/\w+\/main\.[^/]*js/;
const NOTICE = 'Part of this page has not arrived yet.';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: NOTICE });

/** The number of requests for the file per page load, and the console errors. */
const FAULTS = {
  404: {
    times: 2,
    answer: (route: Route) => route.fulfill({ status: 404 }),
    noise: /Failed to load resource/,
  },
  // The file loads, but fails to parse, which fires no error event on the element. A parse error has no stack.
  corrupted: {
    times: 1,
    answer: (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'const' }),
    noise: /^uncaught $/,
  },
  hung: { times: 1, answer: () => {}, noise: null },
};

for (const [fault, { times, answer, noise }] of Object.entries(FAULTS)) {
  test(`the shell's script ${fault}: a guarded page says so, and Retry loads it`, async ({
    page,
    expectConsole,
  }) => {
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
  await expectLive(page);
  await expect(notice(page)).toHaveCount(0);
});

test('the shell’s script fails: a prerendered page says in its language that it does not respond', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  await page.route(MAIN, (route) => route.abort(), { times: 2 });
  await page.goto('/es/about');
  const spanishNotice = page
    .getByRole('alert')
    .filter({ hasText: 'Una parte de esta página aún no ha llegado.' });
  await expect(spanishNotice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await spanishNotice.getByRole('link', { name: 'Intentar de nuevo' }).click();
  await expectLive(page);
  await expect(spanishNotice).toHaveCount(0);
});
