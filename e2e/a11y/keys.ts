import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

const MOST_STOPS = 120;

/** Presses Tab until `target` has the focus. @throws Error when the target is not reached */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of ${key} did not reach ${target.toString()}`);
}

/** Tabs to a link or button and presses Enter. */
export async function pressEnterOn(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}
