import { expect, signIn, test } from '../fixtures';

test('management adds a day off, reads what the hours promise, and takes the day back', async ({ page }) => {
  await signIn(page, 'management');
  await page.goto('/desk/hours');
  await expect(page.getByLabel('Monday, from')).toHaveValue('08:00');
  await expect(page.getByText(/^We answer by/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a day off' }).click();
  await page.getByRole('textbox', { name: 'Day', exact: true }).fill('12/24/2027');
  await page.getByRole('textbox', { name: 'Reason', exact: true }).fill('Christmas Eve');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours are saved')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Reason', exact: true })).toHaveValue('Christmas Eve');
  await page.getByRole('button', { name: 'Remove the day off Dec 24, 2027' }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours are saved')).toBeVisible();
  await expect(page.getByText(/^Changed last on /)).toBeVisible();
  await page.reload();
  await expect(page.getByText('No days off ahead.')).toBeVisible();
});
