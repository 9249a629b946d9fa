import type { Page } from '@playwright/test';
import { expectLive } from '../first-view/live';

/** Opens a public page and waits until React has hydrated it: earlier clicks are lost. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectLive(page);
}
