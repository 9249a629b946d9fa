import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openApi } from '../support/api';
import { addDays, inDays, longDate } from '../support/days';
import { startAs } from '../support/as-role';

const HOUSE = 'villa-paradise';
const cell = (page: Page, date: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(`${longDate(date)}, `) });

/** The nights of the house that are taken, as the public page of the house reads them. */
async function takenNights(page: Page, from: string, to: string): Promise<string[]> {
  const { call } = await openApi(page.request);
  const house = { property_id: HOUSE, from_day: from, to_day: to };
  const nights = await call<{ night: string; free: boolean }[]>('availability', house);
  return nights.filter(({ free }) => !free).map(({ night }) => night);
}

const open = (page: Page, date: string) =>
  page.goto(`/owner/calendar?house=${HOUSE}&month=${date.slice(0, 7)}`);

test('an owner blocks nights by keyboard, guests find them taken, and unblocks them', async ({ page }) => {
  // Two nights that are in one month, whatever the day.
  const first = [400, 401, 402, 403].map(inDays).find((day) => Number(day.slice(8)) <= 25) ?? inDays(408);
  const [last, after] = [addDays(first, 1), addDays(first, 2)];
  await startAs(page, 'owner');
  await open(page, first);
  const night = cell(page, first);
  await expect(night).toHaveAccessibleName(/free$/);
  await night.focus();
  for (const key of ['Enter', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByLabel('Note (optional)')).toBeFocused();
  await page.keyboard.type('Family week');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 nights blocked in Villa Paradise.')).toBeVisible();
  await expect(cell(page, last)).toHaveAccessibleName(/Blocked by you: Family week/);
  expect(await takenNights(page, first, after)).toEqual([first, last]);

  await page.reload();
  await page.getByRole('listitem').filter({ hasText: 'Family week' }).getByRole('button').click();
  const question = page.getByRole('dialog', { name: 'Unblock these nights?' });
  await question.getByRole('button', { name: 'Unblock' }).click();
  await expect(question).toBeHidden();
  await expect(cell(page, first)).toHaveAccessibleName(/free$/);
  expect(await takenNights(page, first, after)).toEqual([]);
});

test('on a phone the month of all houses opens at today', { tag: '@whole' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await startAs(page, 'owner');
  await page.goto('/owner/calendar');
  const grid = page.getByRole('grid');
  for (const today of await grid.getByRole('button', { name: /^Today, / }).all())
    await expect(today).toBeInViewport({ ratio: 1 });
  const [name, cell] = await Promise.all([
    grid.getByRole('rowheader').first().boundingBox(),
    grid
      .getByRole('button', { name: /^Today, / })
      .first()
      .boundingBox(),
  ]);
  expect(cell?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0));
  // No scrolled night shows beside the names.
  expect(name?.x).toBe((await grid.locator('..').boundingBox())?.x);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(grid.getByRole('button', { name: / 1, .*Lagoon Villa Serenity/ })).toBeInViewport();
});
