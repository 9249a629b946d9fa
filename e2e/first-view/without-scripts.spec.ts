import { expect, test } from '../fixtures';
import { CHECKED_PAGES } from './hydration';

test.use({ javaScriptEnabled: false, firstVisit: true });

test('prerendered pages can be read without scripts', async ({ page }) => {
  test.slow();
  for (const path of CHECKED_PAGES) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/Marisma/);
    await expect(page.getByRole('banner')).toBeVisible();
    const links = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true });
    await expect(links).toHaveAttribute('href', '/contact');
    // Controls that do not work without scripts are disabled or hidden.
    for (const control of await page.locator('main').locator('input, select, textarea').all()) {
      await expect(control).toBeDisabled();
    }
    const missing = page.getByText(/^The forms and menus of this page need JavaScript/);
    await expect(missing).toBeVisible();
    expect((await missing.boundingBox())?.y, path).toBeLessThan(100);
  }
});

test('links work: home, a house, its category, the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore Properties' }).click();
  await expect(page).toHaveURL('/properties');
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/property\//);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
});

test(
  'on a phone the menu opens, closes on a click outside, and its links work',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeFocused();
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const menuButton = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
    expect(menuButton?.properties).toContainEqual({
      name: 'expanded',
      value: { type: 'booleanOrUndefined', value: true },
    });
    await page.mouse.click(20, 600);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth');
  },
);

test('a redirecting address also redirects browsers without scripts', async ({ request }) => {
  expect(await (await request.get('/services')).text()).toContain(
    '<noscript><meta http-equiv="refresh" content="0; url=/concierge"></noscript>',
  );
});

test('pages that need an account say so', async ({ page }) => {
  await page.goto('/dashboard');
  expect(await page.content()).toContain('This page needs JavaScript.');
  await page.goto('/auth');
  await expect(page.getByRole('banner')).toBeVisible();
});
