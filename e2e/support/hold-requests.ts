import type { Page } from '@playwright/test';

/** Sends a page's data requests to a site that has a backend. */
export async function routeData(page: Page, dataFrom: string): Promise<void> {
  await page.route(/\/(auth|rest)\/v1\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    try {
      await route.fulfill({ response: await route.fetch({ url: dataFrom + pathname + search }) });
    } catch {
      // A dashboard reads again and again: a request may be under way when the test ends.
      await route.abort().catch(() => undefined);
    }
  });
}

/** Holds requests. @returns continues all of them */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
