import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { startAs } from '../support/as-role';
import { answerWithUsers, type SampleUser } from './users-service';

const elena: SampleUser = {
  first: 'Elena',
  last: 'Duarte',
  email: 'elena@example.com',
  roles: ['owner', 'client'],
};

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search users' });

test.beforeEach(({ page }) => startAs(page, 'admin'));

test('the demo accounts are listed from live data, each with its role', async ({ page }) => {
  await page.goto('/admin/users');
  await search(page).fill('marisma.test');
  for (const role of ['admin', 'owner', 'management', 'client']) {
    await expect(rows(page).filter({ hasText: `${role}@marisma.test` })).toContainText(new RegExp(role, 'i'));
  }
});

test(
  'on a phone a user is a few lines with every fact, sorted by a menu',
  { tag: '@whole' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await answerWithUsers(page, [elena, { ...elena, first: 'Ana', email: 'ana@example.com' }]);
    await page.goto('/admin/users');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, descending');
    await expect(rows(page)).toContainText(['Elena Duarte', 'Ana Duarte']);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name, ascending');
    await expect(rows(page)).toContainText(['Ana Duarte', 'Elena Duarte']);
    const first = rows(page).first();
    for (const fact of ['ana@example.com', 'Owner', 'Client'])
      await expect(first.getByText(fact, { exact: true })).toBeVisible();
    for (const name of ['Edit', 'View']) await expect(first.getByRole('button', { name })).toBeVisible();
    await expect(first.getByRole('time')).toBeVisible();
    expect((await first.boundingBox())?.height).toBeLessThan(130);
  },
);
