import type { CDPSession } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const Y = 390;

/** Moves fingers along a horizontal line; `from` and `to` are x in CSS pixels. */
async function drag(touch: CDPSession, fingers: { from: number; to: number }[], steps = 8): Promise<void> {
  const at = (part: number) =>
    fingers.map(({ from, to }, id) => ({ id, x: from + (to - from) * part, y: Y }));
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('two fingers zoom into a picture; panning the zoomed picture does not change it', async ({ page }) => {
  await openHydrated(page, '/property/ocean-villa-infinity');
  await page.getByRole('button', { name: 'View all pictures' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Picture 1 of')).toBeVisible();
  const touch = await page.context().newCDPSession(page);

  await drag(touch, [{ from: 300, to: 120 }]);
  await expect(dialog.getByText('Picture 2 of')).toBeVisible();

  await drag(touch, [
    { from: 180, to: 110 },
    { from: 210, to: 280 },
  ]);
  await expect.poll(() => page.evaluate(() => window.visualViewport?.scale ?? 1)).toBeGreaterThan(1.2);
  await drag(touch, [{ from: 300, to: 120 }]);
  await expect(dialog.getByText('Picture 2 of')).toBeVisible();
});
