import { expect } from '../fixtures';
import type { Page } from '@playwright/test';

/** Opens a public page and waits until React has hydrated it: earlier clicks are lost. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() =>
      page
        .locator('main h1')
        .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
