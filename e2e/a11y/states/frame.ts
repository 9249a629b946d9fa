import { expect } from '../../fixtures';
import type { State } from '../state';
import { hang, holdTimers } from './answers';

const toBeOpen = (page: Parameters<NonNullable<State['steps']>>[0], name: string | RegExp) =>
  expect(page.getByRole('dialog', { name })).toBeVisible();

/** The shell's frame, and the shell's replacements for pages. */
export const frameStates: State[] = [
  {
    name: 'disclaimer',
    variant: true,
    path: '/',
    firstVisit: true,
    steps: (page) => toBeOpen(page, 'Aviso importante'),
  },
  {
    name: 'Properties menu open',
    path: '/about',
    widths: [1280],
    steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Properties' }).click(),
  },
  {
    name: 'account menu of a guest open',
    variant: true,
    path: '/about',
    as: 'client',
    widths: [1280],
    steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Clara' }).click(),
  },
  {
    name: 'account menu of an owner open',
    variant: true,
    path: '/about',
    as: 'owner',
    widths: [1280],
    steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Octavio' }).click(),
  },
  {
    name: 'menu of small screens open',
    variant: true,
    path: '/about',
    widths: [375, 768],
    steps: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await toBeOpen(page, 'Menu');
    },
  },
  {
    name: 'menu of small screens open, signed in',
    variant: true,
    path: '/about',
    as: 'management',
    widths: [375, 768],
    steps: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
      await toBeOpen(page, 'Menu');
    },
  },
  {
    name: 'skip link in sight',
    variant: true,
    path: '/about',
    steps: (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
  },
  { name: '404', path: '/no/such/page', console: /404/ },
  {
    name: 'panel of an area that failed',
    path: '/proposal',
    console: /Failed to load|integrity|\[proposal\]/i,
    before: (page) => page.route('**/areas/proposal/**', (route) => route.fulfill({ status: 404 })),
    ready: (page) =>
      expect(page.getByRole('alert')).toHaveAttribute('data-reason', /.+/, { timeout: 15_000 }),
  },
  {
    name: 'an area that takes long',
    variant: true,
    waiting: true,
    path: '/proposal',
    before: async (page) => {
      await holdTimers(page, 2500);
      await hang(page, /\/areas\/proposal\//);
    },
    ready: (page) => expect(page.getByText('This is taking longer than usual')).toBeVisible(),
  },
  {
    name: 'spinner of the guard',
    variant: true,
    waiting: true,
    path: '/dashboard',
    as: 'client',
    before: (page) => hang(page, /\/rest\/v1\/user_roles/),
    ready: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible(),
  },
  {
    name: 'inspector',
    variant: true,
    path: '/about?areas',
    ready: (page) => expect(page.getByRole('complementary', { name: 'Areas of this page' })).toBeFocused(),
  },
];
