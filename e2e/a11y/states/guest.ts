import type { Page } from '@playwright/test';
import { expect } from '../../fixtures';
import type { State } from '../state';

const toBeOpen = (page: Page, name: string) => expect(page.getByRole('dialog', { name })).toBeVisible();
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
  {
    name: 'guest dashboard, account menu open',
    variant: true,
    path: '/dashboard',
    as: 'client',
    steps: (page) => page.getByRole('button', { name: /^Account menu/ }).click(),
  },
  {
    name: 'guest dashboard, trip details',
    variant: true,
    path: '/dashboard',
    as: 'client',
    steps: async (page) => {
      const trip = page.getByRole('region', { name: 'Your Next Trip' });
      await trip.getByRole('button', { name: 'View Details' }).click();
      await expect(page.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    },
  },
  {
    name: 'guest dashboard, changing dates',
    variant: true,
    path: '/dashboard',
    as: 'client',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Change Dates' }).click();
      await toBeOpen(page, 'Change dates');
    },
  },
  {
    name: 'guest dashboard, a conversation',
    variant: true,
    path: '/dashboard?tab=messages',
    as: 'client',
    steps: async (page) => {
      await page.getByRole('link', { name: /^Mariana Solís/ }).click();
      await expect(page.getByRole('heading', { name: 'Conversation with Mariana Solís' })).toBeFocused();
    },
  },
  {
    name: 'guest dashboard, a home off the wishlist',
    variant: true,
    path: '/dashboard?tab=wishlist',
    as: 'client',
    steps: (page) =>
      page
        .getByRole('tabpanel', { name: 'Wishlist' })
        .getByRole('button', { name: /^Remove Villa Paradise/ })
        .click(),
  },
  {
    name: 'guest dashboard, a receipt',
    variant: true,
    path: '/dashboard?tab=payments',
    as: 'client',
    steps: async (page) => {
      await page
        .getByRole('button', { name: /^Receipt/ })
        .first()
        .click();
      await toBeOpen(page, 'Receipt');
    },
  },
  { name: 'guest settings', path: '/dashboard/settings', as: 'client' },
  {
    name: 'guest settings, menu open',
    variant: true,
    path: '/dashboard/settings',
    as: 'client',
    widths: [375],
    steps: (page) => page.getByRole('button', { name: 'Guest menu' }).click(),
  },
  {
    name: 'guest area, no such page',
    variant: true,
    path: '/dashboard/nothing',
    as: 'client',
    console: /dashboard\/nothing|404/,
  },
];
