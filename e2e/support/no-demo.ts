import type { Page } from '@playwright/test';

/** Has the page read that the site is no demo. */
export const withoutDemo = (page: Page) =>
  page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), demo: false } });
  });
