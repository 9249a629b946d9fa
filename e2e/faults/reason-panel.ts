import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

/** The panel that says why a part can't be shown. */
export const reasonPanel = (page: Page): Locator => page.locator('[role="alert"][data-reason]');

/** Waits until the page shows this reason. @returns the panel with the reason */
export async function expectReason(page: Page, reason: string | RegExp): Promise<Locator> {
  const panel = reasonPanel(page);
  await expect(panel).toHaveAttribute('data-reason', reason, { timeout: 15_000 });
  await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible();
  return panel;
}
