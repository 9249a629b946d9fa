import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { arrive } from '../public/arrive';
import { coveredControls, POINTER_WIDTHS } from './covered';
import { settle } from './state';
import { madeRoomForToasts, showToast } from './toast';

// The check itself: what it must find is put into a page that has no such fault.

const addStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

async function widthsWithFindings(page: Page): Promise<Record<number, string[]>> {
  const found: Record<number, string[]> = {};
  for (const width of POINTER_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await madeRoomForToasts(page);
    await settle(page);
    const covered = await coveredControls(page);
    if (covered.length > 0) found[width] = covered;
  }
  return found;
}

test(
  'an invisible element over a button at one width alone is found at that width',
  { tag: '@whole' },
  async ({ page }) => {
    await arrive(page, '/contact');
    expect(await widthsWithFindings(page)).toEqual({});
    await addStyle(
      page,
      `form { position: relative; }
     @media (1000px < width < 1100px) {
       form::after { content: ''; position: absolute; inset: auto 0 0; height: 10rem; opacity: 0; }
     }`,
    );
    const found = await widthsWithFindings(page);
    expect(Object.keys(found)).toEqual(['1024']);
    expect(found[1024]).toContainEqual(expect.stringContaining('“Send Message” is covered'));
  },
);

test('a toast that lies over the end of the page is found', { tag: '@whole' }, async ({ page }) => {
  await arrive(page, '/about');
  await showToast(page);
  expect(await widthsWithFindings(page)).toEqual({});
  await addStyle(page, 'body { padding-bottom: 0 !important; }');
  const found = await widthsWithFindings(page);
  expect(found[320]).toContainEqual(expect.stringMatching(/is covered by .*, at the end$/));
});
