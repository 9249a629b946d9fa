import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import { expectDialog, variants, type State } from '../state';
import { fail, hang } from './answers';
import { authSession, authUser } from '../../../shell/src/session/testing/service-double';
import { returnToTab, expectNotice } from '../../updates/tab';

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
const signInSteps: State[] = [
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
      await returnToTab(page);
      await expectNotice(page);
    },
  }),
];

const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: /Announcements/ }).getByText(text, { exact: true })).toBeVisible();

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
}

/** /auth and /profile. */
export const accountStates: State[] = [
  ...signInSteps,
  { name: 'sign in', path: '/auth' },
  ...variants('/auth', null, {
    'sign in, errors shown': async (page) => {
      await submit(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
    'sign in, on its way': {
      before: (page) => hang(page, /\/auth\/v1\/token/),
      steps: async (page) => {
        await fillSignIn(page);
        await submit(page, 'Sign In');
        await expect(page.getByRole('button', { name: 'Signing in…' })).toBeVisible();
      },
    },
    'sign in, refused': {
      console: /400/,
      steps: async (page) => {
        await fillSignIn(page);
        await submit(page, 'Sign In');
        await toast(page, 'Sign In Error');
      },
    },
  }),
  { name: 'sign up', path: '/auth?tab=signup' },
  ...variants('/auth?tab=signup', null, {
    'sign up, passwords differ': async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('lagoon heron dusk');
      await page.getByLabel('Confirm Password').fill('lagoon heron dawn');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
    },
  }),
  ...variants('/auth?view=forgot', null, {
    'forgotten password': {},
    'forgotten password, link sent': {
      before: (page) => page.route(/\/auth\/v1\/recover/, (route) => route.fulfill({ json: {} })),
      steps: async (page) => {
        await page.getByLabel('Email').fill('nobody@example.com');
        await submit(page, 'Send the link');
        await expect(page.getByText(/has an account, a link/).first()).toBeVisible();
      },
    },
  }),
  { name: 'profile', path: '/profile', as: 'client' },
  ...variants('/profile', 'client', {
    'profile, on its way': { before: (page) => hang(page, /\/rest\/v1\/profiles/) },
    'profile, out of reach': {
      console: /500|profile/i,
      before: (page) => fail(page, /\/rest\/v1\/profiles/),
      steps: (page) => toast(page, 'Failed to load profile information'),
    },
    'profile, saved': {
      before: (page) =>
        page.route(/\/rest\/v1\/profiles/, (route) =>
          route.request().method() === 'PATCH'
            ? route.fulfill({ status: 204, headers: { 'content-range': '*/1' } })
            : route.fallback(),
        ),
      steps: async (page) => {
        await page.getByLabel('Phone').fill('+52 322 000 0001');
        await submit(page, 'Save changes');
        await toast(page, 'Profile updated successfully');
      },
    },
    'profile, leaving with changes': async (page) => {
      await page.getByLabel('Phone').fill('+52 322 000 0002');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expectDialog(page, 'Leave without saving?');
    },
  }),
  ...variants('/profile', 'admin', {
    'account details': (page) => page.getByRole('tab', { name: 'Account Details' }).click(),
  }),
];
