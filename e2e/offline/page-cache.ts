import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Paths of the pages in this browser's cache. */
export const cachedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('marisma-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Waits until the worker has stored a page. */
export const expectCached = (page: Page, path: string): Promise<void> =>
  expect.poll(() => cachedPages(page), { timeout: 20_000 }).toContain(path);
