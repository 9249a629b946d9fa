import { authSession, authUser } from '../../../shell/src/session/testing/service-double';
import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { comeBack, expectNotice } from '../../updates/tab';
import { variants, type State } from '../state';

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();

const factored = authUser({ factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] });

const askForFactor = (page: Page) =>
  page.route(/\/auth\/v1\/token/, (route) => route.fulfill({ json: authSession({ user: factored }) }));

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('elena@marisma.test');
  await page.getByLabel('Password', { exact: true }).fill('lagoon heron dusk');
  await submit(page, 'Sign In');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
}

/** The steps between password and session, and the update notice. */
export const signInSteps: State[] = [
  ...variants('/auth?tab=signup', null, {
    'sign up, address to be confirmed': {
      before: (page) => page.route(/\/auth\/v1\/signup/, (route) => route.fulfill({ json: authUser() })),
      steps: async (page) => {
        for (const [label, text] of [
          ['First Name', 'Elena'],
          ['Last Name', 'Duarte'],
          ['Email', 'elena@marisma.test'],
          ['Password', 'lagoon heron dusk'],
          ['Confirm Password', 'lagoon heron dusk'],
        ] as const) {
          await page.getByLabel(label, { exact: true }).fill(text);
        }
        await submit(page, 'Create Account');
        await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
      },
    },
  }),
  ...variants('/auth', null, {
    'sign in, second factor': { before: askForFactor, steps: givePassword },
  }),
  ...variants('/auth', 'client', {
    'new password': {
      // The tab's state after following a recovery link.
      before: (page) => page.addInitScript(() => sessionStorage.setItem('marisma.recovery', '1')),
      steps: (page) =>
        expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible(),
    },
  }),
  ...variants('/about', null, {
    'a newer version of the site is ready': async (page) => {
      await page.route('**/registry.json', async (route) => {
        const registry = (await (await route.fetch()).json()) as { shell: object };
        const shell = { ...registry.shell, live: { build: 'ffffffffffff' } };
        await route.fulfill({ json: { ...registry, revision: 1_000_000, shell } });
      });
      await comeBack(page);
      await expectNotice(page);
    },
  }),
];
