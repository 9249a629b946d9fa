import { expect, test } from '../fixtures';
import { arrive } from './arrive';

test('a service is found by its words, and booked from its card', async ({ page }) => {
  await arrive(page, '/concierge');
  await page.getByRole('searchbox', { name: 'Search services' }).fill('kayak');
  const card = page.getByRole('article', { name: 'Mangrove Kayak Tour' });
  await expect(card.getByText('Adults $85 / Children $65')).toBeVisible();
  await card.getByRole('link', { name: 'Book Now' }).click();
  await expect(page).toHaveURL('/service-booking');
  await expect(page.getByRole('heading', { name: 'Mangrove Kayak Tour' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/concierge#q=kayak');
  await expect(card).toBeVisible();
});

test('/services redirects to the services page', async ({ page }) => {
  await page.goto('/services');
  await expect(page).toHaveURL('/concierge');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services & Activities');
});

test('the page links to contact and properties, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await arrive(page, '/concierge');
  const main = page.getByRole('main');
  for (const step of ['Request', 'Customize', 'Enjoy']) {
    await expect(main.getByRole('heading', { name: step, exact: true })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: 'Talk to a concierge' })).toHaveAttribute(
    'href',
    '/contact?type=concierge',
  );
  await expect(main.getByRole('link', { name: 'Explore Properties' })).toHaveAttribute('href', '/properties');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
