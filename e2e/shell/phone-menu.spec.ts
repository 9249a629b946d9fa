import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../support/hold-requests';
import { expectHydrated, openHydrated } from '../support/hydrated';

test.use({ viewport: { width: 375, height: 740 } });

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const follow = (page: Page, name: string) => menu(page).getByRole('link', { name }).click();

test('it takes and returns the focus, and closes after a link and on Back', async ({ page }) => {
  await openHydrated(page, '/about');
  await button(page).click();
  await expect(menu(page)).toBeFocused();
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');

  await button(page).click();
  await follow(page, 'Services & Activities');
  await expect(page).toHaveURL('/concierge');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu(page)).toBeHidden();
});

test(
  'a click outside closes it and does nothing else; the page below does not scroll',
  { tag: '@whole' },
  async ({ page }) => {
    await openHydrated(page, '/about');
    // Otherwise the click could follow a link below.
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/contact';
      link.style.cssText = 'position: fixed; inset: 100px auto 0 0; width: 40px;';
      document.body.append(link);
    });
    await button(page).click();
    for (const x of [20, 300]) {
      await page.mouse.move(x, 600);
      await page.mouse.wheel(0, 400);
    }
    await page.mouse.click(20, 600);
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test('it opens before the scripts have loaded, and stays open after that', async ({ page }) => {
  const release = await holdRequests(page, /\/shell\/\w+\/main/);
  await page.goto('/about', { waitUntil: 'commit' });
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(button(page)).not.toHaveAttribute('aria-busy');
  release();
  await expectHydrated(page);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).toBeVisible();
  await follow(page, 'Contact');
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
});
