import { expect } from '../../fixtures';
import { expectDialog, variants, type State } from '../state';

/** The host dashboard and the owner area. */
export const ownerStates: State[] = [
  { name: 'host dashboard', path: '/owner-dashboard', as: 'owner' },
  ...variants('/owner-dashboard', 'owner', {
    'host dashboard, sorted': (page) =>
      page
        .getByRole('region', { name: 'Reservations', exact: true })
        .getByRole('columnheader')
        .getByRole('button')
        .first()
        .click(),
  }),
  { name: 'owner area', path: '/owner', as: 'owner' },
  ...variants('/owner', 'owner', {
    'owner area, figures as a table, all read': async (page) => {
      await page.getByRole('button', { name: 'Show the figures as a table' }).first().click();
      await page.getByRole('button', { name: 'Mark all as read' }).first().click();
    },
  }),
  ...variants('/owner', 'management', {
    'owner area, drawer open': {
      widths: [375, 768],
      steps: async (page) => {
        await page.getByRole('main').getByRole('button', { name: 'Open menu' }).click();
        await expectDialog(page, 'Owner area');
      },
    },
  }),
  { name: 'owner calendar, all houses', path: '/owner/calendar', as: 'management' },
  ...variants('/owner/calendar?house=villa-paradise', 'owner', {
    'owner calendar, a form without days': async (page) => {
      await page.getByRole('button', { name: 'Block nights', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Make a link: Villa Paradise' })).toBeVisible();
    },
  }),
  ...variants('/owner/calendar?house=villa-paradise&view=year', 'owner', {
    'owner calendar, a year': (page) => expect(page.getByRole('grid')).toHaveCount(12),
  }),
  { name: 'owner reservations', path: '/owner/reservations', as: 'owner' },
  ...variants('/owner/reservations', 'owner', {
    'owner reservations, details open': (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
  }),
  { name: 'owner statement', path: '/owner/reservations?show=statement', as: 'owner' },
  ...variants('/owner/payouts', 'owner', {
    'owner area, coming soon': {},
  }),
];
