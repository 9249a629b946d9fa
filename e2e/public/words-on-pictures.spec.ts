import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { openHydrated } from '../support/hydrated';

const widths = [375, 768, 1280, 1920] as const;

/** Pages with words on a picture, and the width at which the gate looks at one of them. */
const pages: Readonly<Record<string, (typeof widths)[number] | null>> = {
  '/': null,
  '/properties': null,
  '/properties/lagoon-villas': null,
  '/properties/ocean-villas': null,
  '/properties/lagoon-apartments': null,
  '/properties/villas': null,
  '/concierge': 375,
  '/about': null,
  '/owner-portal': null,
  '/contact': null,
};

/** WCAG 2.2, 1.4.3: for text of any size. */
const LEAST = 4.5;
/** Single bright specks, such as a lamp, take no letter away. */
const SPECKS = 0.01;

const linear = (channel: number) =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

interface Line {
  words: string;
  color: number[];
  box: { x: number; y: number; width: number; height: number };
}

/** The lines of text in the hero, each with its place in the window. */
const linesOf = (hero: Locator): Promise<Line[]> =>
  hero.evaluate((frame) => {
    const texts = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent || !textContent?.trim() || parent.closest('a, button')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const color = (getComputedStyle(parent).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      for (const { x, y, width, height } of range.getClientRects())
        if (width > 1) lines.push({ words: textContent.trim(), color, box: { x, y, width, height } });
    }
    return lines;
  });

/** The contrast of a line with nearly the brightest of the pixels behind it. */
async function contrastOf(page: Page, { color, box }: Line): Promise<number> {
  const { data, info } = await sharp(await page.screenshot({ clip: box }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += info.channels) lights.push(luminance(data.subarray(at, at + 3)));
  lights.sort((a, b) => b - a);
  return (luminance(color) + 0.05) / ((lights[Math.floor(lights.length * SPECKS)] ?? 1) + 0.05);
}

async function faintLines(page: Page, hero: Locator): Promise<string[]> {
  const lines = await linesOf(hero);
  expect(lines.length).toBeGreaterThan(0);
  await hero.evaluate((frame) =>
    frame.querySelectorAll<HTMLElement>('h1, p').forEach((one) => (one.style.opacity = '0')),
  );
  const faint: string[] = [];
  for (const line of lines) {
    const contrast = await contrastOf(page, line);
    if (contrast < LEAST) faint.push(`${line.words}: ${contrast.toFixed(2)}`);
  }
  await hero.evaluate((frame) =>
    frame.querySelectorAll<HTMLElement>('h1, p').forEach((one) => (one.style.opacity = '')),
  );
  return faint;
}

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: width < 700 ? 812 : width < 1000 ? 1024 : width < 1500 ? 800 : 1080 },
    });

    for (const [path, everyday] of Object.entries(pages)) {
      test(
        `the words on the picture of ${path} can be read`,
        { tag: width === everyday ? [] : '@whole' },
        async ({ page }) => {
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openHydrated(page, path);
          const hero = page.locator('main :is(header, section):has(h1)').first();
          const slides = hero.getByRole('button', { name: /^Show picture/ });
          const views = Math.max(await slides.count(), 1);
          const faint: string[] = [];
          for (let view = 0; view < views; view++) {
            if (view > 0) await slides.nth(view).click();
            await expect(hero.locator('img').nth(view)).toBeVisible();
            await expect
              .poll(() =>
                hero
                  .locator('img')
                  .nth(view)
                  .evaluate((img: HTMLImageElement) => img.complete),
              )
              .toBe(true);
            faint.push(...(await faintLines(page, hero)).map((line) => `picture ${view + 1}, ${line}`));
          }
          expect(faint).toEqual([]);
        },
      );
    }
  });
}
