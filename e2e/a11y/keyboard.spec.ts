import { expect, test } from '../fixtures';
import { pressEnterOn, tabTo, typeInto } from './keys';
import { openHydrated } from '../support/hydrated';

// These tests use no pointer: a pointer event throws an error, which fails the test.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const complain = () => {
      throw new Error('a pointer was used');
    };
    addEventListener('pointerdown', complain, true);
  }),
);

test('from sign-in to a saved profile', { tag: '@whole' }, async ({ page }) => {
  await page.route('**/rest/v1/profiles*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 204, headers: { 'content-range': '*/1' } })
      : route.fallback(),
  );
  await openHydrated(page, '/about');
  await pressEnterOn(page, page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Marisma' })).toBeFocused();
  await typeInto(page, page.getByLabel('Email'), 'admin@marisma.test');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'Marisma-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();

  const account = page.getByRole('banner').getByRole('button', { name: 'Alma' });
  await tabTo(page, account, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile Settings' })).toBeFocused();
  await typeInto(page, page.getByLabel('Phone'), '+52 322 000 0003');
  await pressEnterOn(page, page.getByRole('button', { name: 'Save changes' }));
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
});

test('the skip link is the first tab stop and skips the header', async ({ page }) => {
  await openHydrated(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('Tab and Shift+Tab keep the focus inside a dialog, Escape returns it to the button that opened it', async ({
  page,
}) => {
  await openHydrated(page, '/properties');
  const opener = page.getByRole('button', { name: 'Choose date: Check-in' });
  await pressEnterOn(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Check-in' });
  await expect(dialog.getByRole('button', { name: /^Today/ })).toBeFocused();
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 0; stop < 8; stop += 1) {
      await page.keyboard.press(key);
      // After the last tab stop the focus moves to the browser's controls; the page then has no focused element.
      const place = await page.evaluate(() => {
        const held = document.activeElement;
        return held === document.body ? 'browser' : held?.closest('dialog') ? 'dialog' : 'page';
      });
      expect(place).not.toBe('page');
    }
  }
  await dialog.getByRole('button', { name: /^Today/ }).focus();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});
