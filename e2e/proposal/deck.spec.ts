import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';

const counter = (page: Page) => page.getByText(/^\d+ \/ 19$/);
const slide = (page: Page) => page.getByRole('group').filter({ visible: true });

async function openDeck(page: Page, address = '/proposal') {
  await page.goto(address);
  // The full-screen button appears only after hydration.
  await expect(page.getByRole('button', { name: 'Pantalla completa' })).toBeVisible();
}

test('every slide has an address that can be shared; Back leaves the deck', async ({ page }) => {
  await page.goto('/');
  await openDeck(page, '/proposal?slide=7');
  await expect(slide(page)).toHaveAccessibleName('7 de 19: Modelo de operación');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?slide=8$/);
  await page.reload();
  await expect(counter(page)).toHaveText('8 / 19');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('management lands here after sign-in and can sign out here', async ({ page }) => {
  await signIn(page, 'management');
  await expect(page).toHaveURL(/\/proposal/);
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toHaveCount(0);
});

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
