import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { arrive } from './arrive';

const hero = (page: Page) => page.getByRole('region', { name: 'Views of our villas' });
const dot = (page: Page, number: number) =>
  hero(page).getByRole('button', { name: `Show picture ${number} of 5` });
const expectShown = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

/** Advances the page's clock in steps, so that the page can render in between. */
async function pass(page: Page, seconds: number): Promise<void> {
  const start = 2;
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + start * 1000);
  for (let step = 0; step < 2 * (seconds - start); step += 1) await page.clock.runFor(500);
  await page.clock.resume();
}

test.beforeEach(({ page }) => page.clock.install());

test.describe('the hero', () => {
  test('advances every five seconds', async ({ page }) => {
    await arrive(page, '/');
    const changes = hero(page).evaluate(
      (frame) =>
        new Promise<number[]>((done) => {
          const times: number[] = [];
          new MutationObserver((records) => {
            const lit = records.some(
              ({ target }) => (target as Element).getAttribute('aria-current') === 'true',
            );
            if (lit) times.push(performance.now());
            if (times.length === 3) done(times);
          }).observe(frame, { subtree: true, attributeFilter: ['aria-current'] });
        }),
    );
    await pass(page, 17);
    const [first = 0, second = 0, third = 0] = await changes;
    for (const step of [second - first, third - second]) {
      expect(step).toBeGreaterThan(4800);
      expect(step).toBeLessThan(6000);
    }
  });
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hero never moves by itself, its dots still work', { tag: '@whole' }, async ({ page }) => {
    await arrive(page, '/');
    await pass(page, 6);
    await expectShown(page, 1);
    await dot(page, 4).click();
    await expectShown(page, 4);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test(
    'the first picture has a portrait crop, and nothing is wider than the screen',
    { tag: '@whole' },
    async ({ page }) => {
      await arrive(page, '/');
      const first = hero(page).getByRole('img').first();
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
});
