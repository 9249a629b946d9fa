import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

async function openDeck(page: Page, address = '/proposal') {
  await page.goto(address);
  // The full-screen button appears only after hydration.
  await expect(page.getByRole('button', { name: 'Pantalla completa' })).toBeVisible();
}

test('printing gives one landscape page per slide', async ({ page }) => {
  await openDeck(page, '/proposal?slide=3');
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(19);
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  expect(boxes.length).toBeGreaterThan(0);
  for (const [, width, height] of boxes) expect(Number(width)).toBeGreaterThan(Number(height));
});

test.describe('on a first visit', () => {
  test.use({ firstVisit: true });

  test('the disclaimer is not printed', async ({ page }) => {
    await openDeck(page);
    const disclaimer = page.getByRole('dialog');
    await expect(disclaimer).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(disclaimer).toBeHidden();
    await expect(page.getByRole('group')).toHaveCount(19);
  });
});
