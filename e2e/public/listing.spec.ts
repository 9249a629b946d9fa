import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { inDays } from '../support/days';
import { houses } from '@marisma/area-kit/houses';
import { expectHydrated, openHydrated } from '../support/hydrated';

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const bedrooms = (page: Page) => page.getByRole('combobox', { name: 'Bedrooms' });
const date = (page: Page, label: 'Check-in' | 'Check-out') => page.getByRole('textbox', { name: label });
const calendar = (page: Page, label: 'Check-in' | 'Check-out') => page.getByRole('dialog', { name: label });
const openCalendar = async (page: Page, label: 'Check-in' | 'Check-out') => {
  await page.getByRole('button', { name: `Choose date: ${label}` }).click();
  return calendar(page, label);
};

test('filters survive a reload and a visit to a house, and Back undoes them one by one', async ({ page }) => {
  await openHydrated(page, '/properties');
  await search(page).pressSequentially('villa');
  await expect(page).toHaveURL('/properties#q=villa');
  await bedrooms(page).selectOption('6+');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: High to Low');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(cards(page).first()).toContainText('Ocean Villa Infinity');

  await page.reload();
  await expectHydrated(page);
  await expect(search(page)).toHaveValue('villa');
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'List', pressed: true })).toBeVisible();

  await cards(page).first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL('/property/ocean-villa-infinity');
  await page.goBack();
  await expect(search(page)).toHaveValue('villa');
  await expect(cards(page)).toHaveCount(2);

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Grid', pressed: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('recommended');
  await page.goBack();
  await expect(bedrooms(page)).toHaveValue('0');
  await expect(search(page)).toHaveValue('villa');
});

test(
  'a calendar stays below the header, wherever the page is scrolled',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await openHydrated(page, '/properties');
    await page.evaluate(() => window.scrollTo(0, 120));
    const dialog = await openCalendar(page, 'Check-in');
    await expect(dialog.getByRole('grid')).toBeVisible();
    for (const scrolled of [120, 400]) {
      await page.evaluate((top) => window.scrollTo(0, top), scrolled);
      await expect
        .poll(async () => {
          const [header, box] = [await page.getByRole('banner').boundingBox(), await dialog.boundingBox()];
          return header && box && box.y >= header.y + header.height && box.y + box.height <= 600;
        })
        .toBe(true);
    }
  },
);

/** Sets the visitor's clock, and the data service's answer to what day it is at the houses: its own clock cannot be set. */
async function setTime(page: Page, now: Date): Promise<{ houseDay: string }> {
  const houseDay = now.toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' });
  await page.clock.setFixedTime(now);
  await page.route('**/rest/v1/rpc/house_today', (route) => route.fulfill({ json: houseDay }));
  return { houseDay };
}

/** Answers for the data service: every house is free, at one price. */
async function allFree(page: Page, total_cents: number): Promise<void> {
  await page.route('**/rest/v1/rpc/available_properties*', (route) =>
    route.fulfill({
      json: Object.keys(houses).map((property_id) => ({
        property_id,
        free: true,
        total_cents,
        taxed: true,
        reason: null,
      })),
    }),
  );
  await page.route('**/rest/v1/rpc/quote_stay', (route) =>
    route.fulfill({
      json: {
        nights: 7,
        lines: [
          { kind: 'night', rule: 'base', nights: 7, unit_cents: total_cents / 7, amount_cents: total_cents },
        ],
        total_cents,
        deposit_cents: total_cents,
        balance_cents: 0,
        balance_due_on: null,
        cancellation: [],
        quote_hash: 'hash',
      },
    }),
  );
}

const dayName = (day: string, offset = 0): string =>
  new Date(Date.parse(`${day}T00:00Z`) + offset * 86_400_000).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

const zones = [
  ['America/Mexico_City', '-06:00'],
  ['Asia/Tokyo', '+09:00'],
  ['Pacific/Kiritimati', '+14:00'],
] as const;

for (const [timezoneId, offset] of zones) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const time of ['2026-12-11T23:30:00', '2026-12-12T00:30:00']) {
      // The gate has the farthest zone, on the day before the house's.
      const everyday = offset === '+14:00' && time.startsWith('2026-12-11');
      const tag = everyday ? [] : '@whole';
      test(`at ${time} the chosen day is the stored day`, { tag }, async ({ page }) => {
        const { houseDay } = await setTime(page, new Date(time + offset));
        await allFree(page, 840_000);
        await openHydrated(page, '/properties');
        const arrival = await openCalendar(page, 'Check-in');
        await expect(arrival.getByRole('button', { name: dayName(houseDay) })).toBeEnabled();
        await expect(arrival.getByRole('button', { name: dayName(houseDay, -1) })).toBeDisabled();
        await arrival.getByRole('button', { name: 'Tuesday, December 15, 2026' }).click();
        // It opens once the arrival is chosen.
        const departure = calendar(page, 'Check-out');
        await departure.getByRole('button', { name: 'Tuesday, December 22, 2026' }).click();
        await expect(page).toHaveURL('/properties?in=2026-12-15&out=2026-12-22');

        await openHydrated(page, page.url());
        await expect(date(page, 'Check-in')).toHaveValue('Dec 15, 2026');
        await expect(date(page, 'Check-out')).toHaveValue('Dec 22, 2026');
        await cards(page).first().getByRole('link', { name: 'View Details' }).click();
        await expect(page).toHaveURL('/property/lagoon-villa-serenity?in=2026-12-15&out=2026-12-22');
        await expect(page.getByRole('complementary').getByText('US$8,400 for 7 nights')).toBeVisible();
      });
    }
  });
}

test('with dates each house is free with its total or not free with the reason, also after reload and Back', async ({
  page,
}) => {
  // Nights that no other test books.
  const stay = `in=${inDays(660)}&out=${inDays(667)}`;
  const map = page.getByRole('navigation', { name: 'Map of the houses found' });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('available_properties')) asked += 1;
  });
  await openHydrated(page, `/properties?${stay}&guests=13`);
  await expect(page.getByText('4 properties found · 3 available on your dates')).toBeVisible();
  expect(asked).toBe(1);
  const total = cards(page)
    .first()
    .getByText(/^Available · US\$[\d,.]+ for 7 nights$/);
  await expect(total).toBeVisible();
  await expect(cards(page).last()).toContainText('Villa Paradise');
  await expect(cards(page).last()).toContainText('Sleeps 12 at most');

  // The map says the same, and marks what is pointed at in the list.
  await expect(map.getByRole('link')).toHaveCount(4);
  await expect(map.getByRole('link', { name: /^Lagoon Villa Serenity/ })).toContainText('$');
  const color = (name: RegExp) =>
    map.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).backgroundColor);
  const usual = await color(/^Villa Paradise/);
  await cards(page).last().hover();
  await expect.poll(() => color(/^Villa Paradise/)).not.toBe(usual);
  await map.getByRole('link', { name: /^Ocean Villa Infinity/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/property/ocean-villa-infinity?${stay}&guests=13`);
  await page.goBack();
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Guests' })).toHaveValue('13');
});
