import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';

test(
  'on a phone the menu is a drawer that closes after a link and on Escape',
  { tag: '@whole' },
  async ({ page }) => {
    await startAs(page, 'admin');
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/admin');
    const main = page.getByRole('main');
    const menu = main.getByRole('button', { name: 'Open menu' });
    await menu.click();
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await drawer.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(drawer).toBeHidden();
  },
);
