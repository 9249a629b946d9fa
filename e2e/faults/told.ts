import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The page shows the reason within this time. */
export const TOLD_WITHIN_MS = 6000;
/** Factor for a machine that is busy with other tests; the loader's unit tests check the exact time. */
export const BUSY = 2;

/** The panel that says why a part can't be shown. */
export const reasonPanel = (page: Page): Locator => page.locator('[role="alert"][data-reason]');

/** Waits until the page shows this reason. @returns the panel with the reason */
export async function expectReason(page: Page, reason: string | RegExp): Promise<Locator> {
  const told = reasonPanel(page);
  await expect(told).toHaveAttribute('data-reason', reason, { timeout: 15_000 });
  await expect(told.getByRole('button', { name: 'Retry' })).toBeVisible();
  return told;
}
