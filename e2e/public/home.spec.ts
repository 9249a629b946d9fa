import { expect, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

test(
  'the first picture has a portrait crop, and nothing is wider than the screen',
  { tag: '@whole' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const first = page.getByRole('region', { name: 'Views of our villas' }).getByRole('img').first();
    await expect(first).toBeVisible();
    expect(await first.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('-portrait-');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    for (const [width, height] of [
      [375, 667],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'Show picture 5 of 5' })).toBeInViewport({ ratio: 1 });
    }
  },
);
