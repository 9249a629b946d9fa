import { expect } from '../../fixtures';
import { expectDialog, variants, type State } from '../state';

const tab = (name: string): State => ({
  name: `guest dashboard, ${name}`,
  ...(name !== 'payments' && { variant: true }),
  path: `/dashboard?tab=${name}`,
  as: 'client',
});

/** The guest dashboard. */
export const guestStates: State[] = [
  { name: 'guest dashboard', path: '/dashboard', as: 'client' },
  ...['wishlist', 'messages', 'reviews', 'payments'].map(tab),
  ...['Past', 'Cancelled'].map((name): State => ({
    name: `guest dashboard, ${name.toLowerCase()} bookings`,
    variant: true,
    path: '/dashboard',
    as: 'client',
    steps: (page) => page.getByRole('tab', { name }).click(),
  })),
  ...variants('/dashboard', 'client', {
    'guest dashboard, account menu open': (page) =>
      page.getByRole('button', { name: /^Account menu/ }).click(),
    'guest dashboard, trip details': async (page) => {
      const trip = page.getByRole('region', { name: 'Your Next Trip' });
      await trip.getByRole('button', { name: 'View Details' }).click();
      await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    },
    'guest dashboard, changing dates': async (page) => {
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await expectDialog(page, 'Change dates');
    },
  }),
  ...variants('/dashboard?tab=messages', 'client', {
    'guest dashboard, a conversation': async (page) => {
      const panel = page.getByRole('tabpanel', { name: /^Messages/ });
      await panel.getByRole('button', { name: 'Show the samples' }).click();
      await panel.getByRole('link', { name: /^Lupita Solís/ }).click();
      await expect(page.getByRole('heading', { name: 'Conversation with Lupita Solís' })).toBeFocused();
    },
  }),
  ...variants('/dashboard?tab=wishlist', 'client', {
    'guest dashboard, a home off the wishlist': (page) =>
      page
        .getByRole('tabpanel', { name: 'Wishlist' })
        .getByRole('button', { name: /^Remove Villa Paradise/ })
        .click(),
  }),
  ...variants('/dashboard?tab=payments', 'client', {
    'guest dashboard, a receipt': async (page) => {
      await page
        .getByRole('button', { name: /^Receipt/ })
        .first()
        .click();
      await expectDialog(page, 'Receipt');
    },
  }),
  { name: 'guest settings', path: '/dashboard/settings', as: 'client' },
  ...variants('/dashboard/settings', 'client', {
    'guest settings, menu open': {
      widths: [375],
      steps: (page) => page.getByRole('button', { name: 'Guest menu' }).click(),
    },
  }),
  ...variants('/dashboard/nothing', 'client', {
    'guest area, no such page': { console: /dashboard\/nothing|404/ },
  }),
];
