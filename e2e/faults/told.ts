import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** A visitor who waits is told why before this has passed. */
export const TOLD_WITHIN_MS = 6000;
/** What a machine that is busy with other tests may take longer; the loader's own clock is in its unit tests. */
export const BUSY = 2;

/** Where the page says why a part can't be shown. */
export const toldIn = (page: Page): Locator => page.locator('[role="alert"][data-reason]');

/** Waits until the page says in words and by name why a part can't be shown. @returns where it says so */
export async function expectReason(page: Page, reason: string | RegExp): Promise<Locator> {
  const told = toldIn(page);
  await expect(told).toHaveAttribute('data-reason', reason, { timeout: 15_000 });
  await expect(told.getByRole('button', { name: 'Retry' })).toBeVisible();
  return told;
}
