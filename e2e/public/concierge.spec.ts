import { expect, test } from '../fixtures';
import { arrive } from './arrive';

const categories = [
  'Food',
  'Wellness',
  'Sport',
  'Water',
  'Kids',
  'Education',
  'Culture',
  'Adventure',
  'Transportation',
];

test('ten chips filter 45 services; the choice is in the address', async ({ page }) => {
  await arrive(page, '/concierge');
  const chips = page.getByRole('group', { name: 'Filter by category' }).getByRole('button');
  await expect(chips).toHaveText(['All Services', ...categories]);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(45);

  for (const category of categories) {
    await page.getByRole('button', { name: category, exact: true }).click();
    await expect(cards).toHaveCount(5);
    await page.getByRole('button', { name: category, exact: true }).click();
    await expect(cards).toHaveCount(45);
  }

  await page.getByRole('button', { name: 'Water', exact: true }).click();
  await page.getByRole('button', { name: 'Food', exact: true }).click();
  await expect(page).toHaveURL('/concierge?category=food&category=water');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('10 services');
  await page.reload();
  await expect(cards).toHaveCount(10);
  await page.goBack();
  await expect(cards).toHaveCount(5);
  await page.getByRole('button', { name: 'All Services' }).click();
  await expect(page.getByRole('button', { name: 'All Services', pressed: true })).toBeVisible();
  await expect(cards).toHaveCount(45);
});

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
