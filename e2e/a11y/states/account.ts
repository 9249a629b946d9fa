import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import type { State } from '../state';
import { fail, hang } from './answers';

const submit = (page: Page, name: string) => page.locator('form').getByRole('button', { name }).click();
const toast = (page: Page, text: string) =>
  expect(page.getByRole('region', { name: /Announcements/ }).getByText(text, { exact: true })).toBeVisible();

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
}

/** /auth and /profile. */
export const accountStates: State[] = [
  { name: 'sign in', path: '/auth' },
  {
    name: 'sign in, errors shown',
    variant: true,
    path: '/auth',
    steps: async (page) => {
      await submit(page, 'Sign In');
      await expect(page.getByText('Password is required')).toBeVisible();
    },
  },
  {
    name: 'sign in, on its way',
    variant: true,
    path: '/auth',
    before: (page) => hang(page, /\/auth\/v1\/token/),
    steps: async (page) => {
      await fillSignIn(page);
      await submit(page, 'Sign In');
      await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible();
    },
  },
  {
    name: 'sign in, refused',
    variant: true,
    path: '/auth',
    console: /400/,
    steps: async (page) => {
      await fillSignIn(page);
      await submit(page, 'Sign In');
      await toast(page, 'Sign In Error');
    },
  },
  { name: 'sign up', path: '/auth?tab=signup' },
  {
    name: 'sign up, errors shown',
    variant: true,
    path: '/auth?tab=signup',
    steps: async (page) => {
      await submit(page, 'Create Account');
      await expect(page.getByText('First name is required')).toBeVisible();
    },
  },
  {
    name: 'sign up, passwords differ',
    variant: true,
    path: '/auth?tab=signup',
    steps: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('lagoon heron dusk');
      await page.getByLabel('Confirm Password').fill('lagoon heron dawn');
      await expect(page.getByText('Passwords do not match')).toBeVisible();
    },
  },
  { name: 'forgotten password', variant: true, path: '/auth?view=forgot' },
  {
    name: 'forgotten password, link sent',
    variant: true,
    path: '/auth?view=forgot',
    before: (page) => page.route(/\/auth\/v1\/recover/, (route) => route.fulfill({ json: {} })),
    steps: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await submit(page, 'Send the link');
      await expect(page.getByText(/has an account, a link/).first()).toBeVisible();
    },
  },
  { name: 'profile', path: '/profile', as: 'client' },
  {
    name: 'profile, on its way',
    variant: true,
    path: '/profile',
    as: 'client',
    before: (page) => hang(page, /\/rest\/v1\/profiles/),
  },
  {
    name: 'profile, out of reach',
    variant: true,
    path: '/profile',
    as: 'client',
    console: /500|profile/i,
    before: (page) => fail(page, /\/rest\/v1\/profiles/),
    steps: (page) => toast(page, 'Failed to load profile information'),
  },
  {
    name: 'profile, saved',
    variant: true,
    path: '/profile',
    as: 'client',
    before: (page) =>
      page.route(/\/rest\/v1\/profiles/, (route) =>
        route.request().method() === 'PATCH' ? route.fulfill({ status: 204, body: '' }) : route.fallback(),
      ),
    steps: async (page) => {
      await page.getByLabel('Phone').fill('+52 322 000 0001');
      await submit(page, 'Save changes');
      await toast(page, 'Profile updated successfully');
    },
  },
  {
    name: 'profile, leaving with changes',
    variant: true,
    path: '/profile',
    as: 'client',
    steps: async (page) => {
      await page.getByLabel('Phone').fill('+52 322 000 0002');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    },
  },
  {
    name: 'account details',
    variant: true,
    path: '/profile',
    as: 'admin',
    steps: (page) => page.getByRole('tab', { name: 'Account Details' }).click(),
  },
];
