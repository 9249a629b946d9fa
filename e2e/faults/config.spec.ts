import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/api';
import type { FaultKind } from './fault-kinds';
import { expect, test } from './fixtures';

const NOISE = /ConfigError|Failed to load resource/;
const isConfig = (path: string): boolean => path === '/config.json';

async function trySignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('client@marisma.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

for (const [fault, message] of [
  ['404', /config\.json answered 404/],
  ['HTML as 200', /config\.json is not JSON/],
  ['hung', /config\.json could not be fetched/],
  ['killed', /config\.json could not be fetched/],
] satisfies [FaultKind, RegExp][]) {
  const title = `config.json ${fault}: public pages work, sign-in says why it fails and works once the file is back`;
  test(title, { tag: fault === 'HTML as 200' ? [] : '@whole' }, async ({ page, host, expectConsole }) => {
    expectConsole(NOISE);
    host.breakFiles(isConfig, fault);
    await page.goto(`${host.url}/about`);
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await trySignIn(page);
    await expect(page.getByText(message).first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue('client@marisma.test');
    // While it is busy, the form ignores Enter.
    await expect(page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
    host.mend();
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}
