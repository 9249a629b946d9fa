import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { asStaff } from '../support/api';
import { addDays, inDays, longDate } from '../support/days';

const HOUSE = { id: 'ocean-villa-infinity', name: 'Ocean Villa Infinity' };

/** The first of twelve free nights of the house, so many days from now; different for tests that run side by side. */
async function freeNights(request: APIRequestContext, daysAhead: number): Promise<string> {
  const staff = await asStaff(request);
  const from = inDays(daysAhead);
  const nights = await staff.call<{ night: string; free: boolean }[]>('availability', {
    property_id: HOUSE.id,
    from_day: from,
    to_day: addDays(from, 60),
  });
  const first = nights.findIndex((_, at) => {
    const stretch = nights.slice(at, at + 12);
    return stretch.length === 12 && stretch.every(({ free }) => free);
  });
  return String(nights[first]?.night);
}

const open = (page: Page, day: string) => page.goto(`/admin/calendar?from=${day}&days=14&view=timeline`);
const night = (page: Page, day: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: `${longDate(day)}, ${HOUSE.name}, free` });
const stay = (page: Page, guest: string): Locator =>
  page.getByRole('grid').getByRole('button', { name: new RegExp(guest) });
const bookedNights = async (bar: Locator): Promise<number> =>
  Number(await bar.locator('..').getAttribute('aria-colspan'));

test('a stay by telephone is added, made longer in its form, and moved by dragging', async ({
  page,
  request,
}) => {
  const day = await freeNights(request, 560);
  await startAs(page, 'admin');
  await open(page, day);
  await night(page, addDays(day, 1)).click();
  const form = page.getByRole('dialog', { name: 'Add to the calendar' });
  await form.getByRole('button', { name: 'Add stay', exact: true }).click();
  await expect(form.getByLabel('Name of the guest')).toBeFocused();
  await form.getByLabel('Name of the guest').fill('Telma Rivas');
  await form.getByLabel('Phone', { exact: true }).fill('+52 55 1234 5678');
  await expect(form.getByText(/^Total/)).toBeVisible();
  await form.getByRole('button', { name: 'Add stay', exact: true }).click();
  await expect(page.getByText(new RegExp(`^MR-.+ is in the calendar of ${HOUSE.name}\\.$`))).toBeVisible();
  const bar = stay(page, 'Telma Rivas');
  const nights = await bookedNights(bar);

  await bar.click();
  const dialog = page.getByRole('dialog', { name: /^Stay MR-/ });
  await dialog.getByLabel('Check-out').fill(addDays(day, 1 + nights + 2));
  await dialog.getByLabel('Check-out').blur();
  await expect(dialog.getByText('New total')).toBeVisible();
  await dialog.getByRole('button', { name: /^Move (stay|anyway)$/ }).click();
  await expect(page.getByText(/^MR-.+ is moved\.$/)).toBeVisible();
  await expect.poll(() => bookedNights(bar)).toBe(nights + 2);

  const box = await bar.boundingBox();
  const step = (box?.width ?? 0) / (nights + 2);
  await bar.hover({ position: { x: step / 2, y: 20 } });
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + step * 1.5, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(dialog.getByText('New total')).toBeVisible();
  await dialog.getByRole('button', { name: /^Move (stay|anyway)$/ }).click();
  await expect(night(page, addDays(day, 1))).toBeVisible();
  expect(await bookedNights(bar)).toBe(nights + 2);
});

test('a block is added and taken back by keyboard alone, and Back leads to the period before', async ({
  page,
  request,
}) => {
  const day = await freeNights(request, 640);
  await startAs(page, 'admin');
  await open(page, addDays(day, -14));
  await page.getByRole('grid').locator(`[data-cell^="${HOUSE.id} "]`).first().focus();
  for (const key of ['PageDown', 'Home']) await page.keyboard.press(key);
  await expect(night(page, day)).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add to the calendar' });
  await expect(form).toBeVisible();
  await form.getByRole('radio', { name: /^Stay/ }).focus();
  await page.keyboard.press('ArrowDown');
  await form.getByLabel('Note (optional)').focus();
  await page.keyboard.type('New floor');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/nights blocked in Ocean Villa Infinity\.$/)).toBeVisible();
  const block = page.getByRole('grid').getByRole('button', { name: /Blocked: New floor/ });
  await expect(block).toBeVisible();
  await block.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).focus();
  await page.keyboard.press('Enter');
  await expect(night(page, day)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`from=${addDays(day, -14)}`));
});

test(
  '30 nights of all houses stand below each other without scrolling sideways at 1280 px',
  { tag: '@whole' },
  async ({ page }) => {
    await startAs(page, 'admin');
    await page.goto('/admin/calendar?days=30&view=timeline');
    const grid = page.getByRole('grid');
    await expect(grid.getByRole('rowheader')).toHaveCount(4);
    const seen = await grid.evaluate((element) => {
      const frame = element.parentElement!;
      const heads = new Map(
        [...element.querySelectorAll('[role=columnheader]')].map((head) => [
          head.getAttribute('aria-colindex'),
          head.getBoundingClientRect().left,
        ]),
      );
      const apart = [...element.querySelectorAll('[role=gridcell]')].map((cell) =>
        Math.abs(cell.getBoundingClientRect().left - heads.get(cell.getAttribute('aria-colindex'))!),
      );
      return { over: frame.scrollWidth - frame.clientWidth, cells: apart.length, apart: Math.max(...apart) };
    });
    expect(seen.over).toBe(0);
    expect(seen.cells).toBeGreaterThan(20);
    expect(seen.apart).toBeLessThan(1);
  },
);
