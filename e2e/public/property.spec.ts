import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

const carousel = (page: Page) => page.getByRole('region', { name: /^Pictures of/ });
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Go to slide ${number}`, exact: true });
const pictureCount = (page: Page) =>
  carousel(page)
    .getByRole('button', { name: /^Go to slide/ })
    .count();
const expectShown = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

async function swipe(page: Page, from: number, to: number, drift = 0): Promise<void> {
  const box = await carousel(page).boundingBox();
  const y = (box?.y ?? 0) + 60;
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, at = y) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: at }] });
  await send('touchStart', from);
  for (let step = 1; step <= 5; step += 1) {
    await send('touchMove', from + ((to - from) * step) / 5, y + (drift * step) / 5);
  }
  await send('touchEnd');
}

const middleOf = (picture: Locator) =>
  picture.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });

test(
  'on the narrowest phone the dots of twelve pictures stand in one row',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, '/property/ocean-villa-infinity');
    const dots = carousel(page).getByRole('button', { name: /^Go to slide/ });
    await expect(dots).toHaveCount(12);
    const tops = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  },
);

test('the gallery opens with the current picture, changes pictures, zooms, and returns the focus', async ({
  page,
}) => {
  await openHydrated(page, '/property/lagoon-villa-serenity');
  const total = await pictureCount(page);
  await dot(page, 2).click();
  const opener = page.getByRole('button', { name: 'View all pictures' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Pictures of Lagoon Villa Serenity' });
  await expect(dialog.getByText(`Picture 2 of ${total}`)).toBeVisible();
  await expect(dialog.getByText(/Visualizations/)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText(`Picture ${total} of ${total}`)).toBeVisible();
  const whole = await middleOf(dialog.getByRole('img'));
  await dialog.getByRole('button', { name: 'Zoom in' }).click();
  const zoomed = await middleOf(dialog.getByRole('img'));
  expect(Math.abs(zoomed.x - whole.x), 'the zoomed picture shows its middle').toBeLessThan(2);
  expect(Math.abs(zoomed.y - whole.y), 'the row of rooms gives its height to the picture').toBeLessThan(40);
  await dialog.getByRole('button', { name: 'Zoom out' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/property/lagoon-villa-serenity');
  await expect(opener).toBeFocused();
});

test(
  'from a tablet on four rooms stand beside the first picture, and the lightbox goes from room to room',
  { tag: '@whole' },
  async ({ page }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const picture = /\/media\/(lagoon-villa-serenity-[a-z]+)/.exec(request.url())?.[1];
      if (picture) asked.add(picture);
    });
    await page.setViewportSize({ width: 390, height: 780 });
    await openHydrated(page, '/property/lagoon-villa-serenity');
    const tile = page.getByRole('button', { name: /^Bedroom with a slatted headboard/ });
    await expect(tile).toBeHidden();
    expect(asked.size).toBeLessThanOrEqual(2);

    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(tile).toBeVisible();
    await expect(tile.locator('img')).toHaveJSProperty('complete', true);
    await tile.click();
    const dialog = page.getByRole('dialog');
    const room = (name: string) =>
      dialog.getByRole('group', { name: 'Pictures by room' }).getByRole('button', { name });
    await expect(room('Bedrooms')).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(room('Bedrooms')).not.toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(room('Bedrooms')).toHaveAttribute('aria-current', 'true');
    await room('Arrival').click();
    await expect(dialog.getByText('Picture 1 of')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tile).toBeFocused();
  },
);

test('on a phone all of the button in the bar can be read, in Spanish too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openHydrated(page, '/es/property/lagoon-villa-serenity');
  await expect(page.getByRole('link', { name: /^Inicie sesión para reservar/ })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a swipe changes the picture; a scroll gesture does not', async ({ page }) => {
    await openHydrated(page, '/property/villa-paradise');
    await swipe(page, 300, 150);
    await expectShown(page, 2);
    await swipe(page, 150, 300);
    await swipe(page, 150, 300);
    const last = await pictureCount(page);
    await expectShown(page, last);
    await swipe(page, 200, 130, 140);
    await expectShown(page, last);
  });

  test('the booking bar at the bottom does not cover the chat button or the footer', async ({ page }) => {
    await openHydrated(page, '/property/villa-paradise');
    const book = page.getByRole('link', { name: 'Sign In to Book Now' });
    await expect(book).toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(book).toBeInViewport();
    const [bar, footer, chat] = await Promise.all(
      [
        book,
        page.getByRole('contentinfo'),
        page.locator('a[href^="https://wa.me"][target="_blank"]').last(),
      ].map((each) => each.boundingBox()),
    );
    expect(footer && bar && footer.y + footer.height <= bar.y).toBe(true);
    expect(chat && bar && chat.y + chat.height <= bar.y).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});
