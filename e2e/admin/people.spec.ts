import { expect, test } from '../fixtures';
import { makeAccount } from '../support/api';
import { startAs } from '../support/as-role';

test('an admin makes an account management and takes it back, which its session notices at once', async ({
  page,
}) => {
  const { email, call } = await makeAccount(page.request, 'Ana Ruiz');
  const mayReadDesk = () =>
    call('desk_counts').then(
      () => true,
      () => false,
    );
  await startAs(page, 'admin');
  await page.goto('/desk/people');
  await expect(page.getByRole('list', { name: 'Staff' }).getByText('admin@marisma.test')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find an account' }).fill(email);
  await page.getByRole('button', { name: `Add to management: Ana Ruiz` }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Ana Ruiz to management?' });
  await expect(dialog.getByText(email)).toBeVisible();
  expect(await mayReadDesk()).toBe(false);
  await dialog.getByRole('button', { name: 'Add to management' }).click();
  await expect(page.getByText('Ana Ruiz is in management now')).toBeVisible();
  expect(await mayReadDesk()).toBe(true);
  await page.getByRole('button', { name: 'Remove management role: Ana Ruiz' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove management role' }).click();
  await expect(page.getByText('Ana Ruiz is no longer in management')).toBeVisible();
  // The session of the account goes on; its next request is refused.
  expect(await mayReadDesk()).toBe(false);
});
