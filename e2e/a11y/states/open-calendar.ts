import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';

/** Opens the calendar of a date field. */
export const openCalendar = async (page: Page, field: string) => {
  await page.getByRole('button', { name: `Choose date: ${field}` }).click();
  await expect(page.getByRole('dialog', { name: field }).getByRole('grid')).toBeVisible();
};
