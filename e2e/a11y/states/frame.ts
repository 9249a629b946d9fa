import { expect } from '../../fixtures';
import { expectDialog, variants, type State } from '../state';
import { hang, holdTimers } from './answers';

/** The shell's frame, and the shell's replacements for pages. */
export const frameStates: State[] = [
  ...variants('/', null, {
    disclaimer: { firstVisit: true, steps: (page) => expectDialog(page, 'Aviso importante') },
  }),
  {
    name: 'Properties menu open',
    path: '/about',
    widths: [1280],
    steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Properties' }).click(),
  },
  ...variants('/about', 'client', {
    'account menu of a guest open': {
      widths: [1280],
      steps: (page) => page.getByRole('banner').getByRole('button', { name: 'Clara' }).click(),
    },
  }),
  ...variants('/about', null, {
    'menu of small screens open': {
      widths: [375, 768],
      steps: async (page) => {
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
        await expectDialog(page, 'Menu');
      },
    },
    'skip link in sight': (page) => page.getByRole('link', { name: 'Skip to content' }).focus(),
  }),
  { name: '404', path: '/no/such/page', console: /404/ },
  {
    name: 'panel of an area that failed',
    path: '/proposal',
    console: /Failed to load|integrity|\[proposal\]/i,
    before: (page) => page.route('**/areas/proposal/**', (route) => route.fulfill({ status: 404 })),
    ready: (page) =>
      expect(page.getByRole('alert')).toHaveAttribute('data-reason', /.+/, { timeout: 15_000 }),
  },
  ...variants('/proposal', null, {
    'an area that takes long': {
      waiting: true,
      before: async (page) => {
        await holdTimers(page, 2500);
        await hang(page, /\/areas\/proposal\//);
      },
      ready: (page) => expect(page.getByText('This is taking longer than usual')).toBeVisible(),
    },
  }),
  ...variants('/dashboard', 'client', {
    'spinner of the guard': {
      waiting: true,
      before: (page) => hang(page, /\/rest\/v1\/user_roles/),
      ready: (page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible(),
    },
  }),
  ...variants('/about?areas', null, {
    inspector: {
      ready: (page) => expect(page.getByRole('complementary', { name: 'Areas of this page' })).toBeFocused(),
    },
  }),
];
