import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures';
import { makeAccount } from '../support/api';
import { readMailedLink } from '../support/mailed-link';
import { openHydrated } from '../support/hydrated';

const NEW_PASSWORD = 'heron over the lagoon';

async function askForLink(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/auth?view=forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`If ${email} has an account`, { exact: false }).first()).toBeVisible();
}

async function setPassword(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password').fill(password);
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
}

test('a mailed link sets a new password in the browser that asked for it and in another one', async ({
  page,
  otherPage,
  request,
}) => {
  const { email } = await makeAccount(request);

  await askForLink(page, email);
  const first = await readMailedLink(email);
  await page.goto(first);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`The link signed you in as ${email}.`, { exact: false })).toBeVisible();
  await setPassword(page, email, NEW_PASSWORD);

  // In another browser somebody else is signed in: the link asks first, and not using it changes nothing.
  const other = await otherPage();
  await askForLink(other, email);
  const second = await readMailedLink(email, first);
  await signIn(other, 'client');
  await other.goto(second);
  await other.getByRole('button', { name: 'Stay signed in as client@marisma.test' }).click();
  await other.goto(second);
  await expect(other.getByText('You are signed in as client@marisma.test.', { exact: false })).toBeVisible();
  await other.getByRole('button', { name: 'Continue' }).click();
  await setPassword(other, email, `${NEW_PASSWORD} again`);
});
