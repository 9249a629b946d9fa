import { readFile } from 'node:fs/promises';
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
const nameless: SampleUser = { first: null, last: null, email: null, roles: ['management'] };

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

test('a user with two roles is one row with two badges and counts twice', async ({ page }) => {
  await answerWithUsers(page, [elena, nameless]);
  await page.goto('/admin/users');
  await expect(rows(page)).toHaveCount(2);
  const row = rows(page).filter({ hasText: 'Elena Duarte' });
  await expect(row.getByText('Owner', { exact: true })).toBeVisible();
  await expect(row.getByText('Client', { exact: true })).toBeVisible();
  const total = page.locator('dl > div').filter({ hasText: 'Total Users' });
  await expect(total).toContainText('3');
});

test('the search finds names, addresses and roles in any case, and tolerates a null name', async ({
  page,
}) => {
  await answerWithUsers(page, [elena, nameless]);
  await page.goto('/admin/users');
  await expect(rows(page)).toHaveCount(2);
  for (const text of ['ELENA', 'duARTE', 'Example.COM', 'own']) {
    await search(page).fill(text);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('Elena Duarte');
  }
  await search(page).fill('MANAGE');
  await expect(rows(page)).toContainText('No name');
  await search(page).fill('nobody at all');
  await expect(page.getByText('No users found matching your search.')).toBeVisible();
  await expect(page).toHaveURL('/admin/users#search=nobody+at+all');
  await page.reload();
  await expect(search(page)).toHaveValue('nobody at all');
});

test('on a phone a user is a few lines with every fact, sorted by a menu', async ({ page }) => {
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
});

test('3,500 users are loaded in pages, and none is missing', async ({ page }) => {
  const many = Array.from({ length: 3500 }, (_, n) => ({
    ...elena,
    first: `User ${n}`,
    email: `u${n}@example.com`,
  }));
  await answerWithUsers(page, many);
  await page.goto('/admin/users');
  await expect(page.getByText('3,500 users', { exact: true })).toBeVisible();
  await search(page).fill('u3499@');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('User 3499');
  await expect(page.locator('dl > div').filter({ hasText: 'Total Users' })).toContainText('7,000');
});

test('a failing list shows a toast and a retry button', async ({ page, expectConsole }) => {
  expectConsole(/500|could not be read/);
  const service = await answerWithUsers(page, [elena]);
  service.failing.add('profiles');
  await page.goto('/admin/users');
  await expect(page.getByText('Failed to load users', { exact: true })).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  service.failing.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toContainText('Elena Duarte');
});

test('failing figures are only logged', async ({ page, expectConsole }) => {
  expectConsole(/500|could not be counted/);
  const service = await answerWithUsers(page, [elena]);
  service.failing.add('counts');
  await page.goto('/admin/users');
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('dl > div').filter({ hasText: 'Total Users' })).toContainText('Not available');
  await expect(page.getByText('Failed to load users')).toHaveCount(0);
});

test('Edit and View change nothing', async ({ page }) => {
  await answerWithUsers(page, [elena]);
  await page.goto('/admin/users');
  for (const name of ['Edit', 'View']) {
    const button = rows(page).first().getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    await button.dispatchEvent('click');
  }
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the export contains the search results, and no formula', async ({ page }) => {
  await answerWithUsers(page, [{ ...elena, first: '=1+1' }, nameless]);
  await page.goto('/admin/users');
  await search(page).fill('duarte');
  await expect(rows(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^marisma-users-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain(`"'=1+1 Duarte"`);
});
