import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Paths of the pages that this browser has kept. */
export const keptPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('marisma-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );

/** Waits until the worker has kept a page. */
export const expectKept = (page: Page, path: string): Promise<void> =>
  expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain(path);
