import { expect } from '../../fixtures';
import type { State } from '../state';

/** The host dashboard and the owner area. */
export const ownerStates: State[] = [
  { name: 'host dashboard', path: '/owner-dashboard', as: 'owner' },
  {
    name: 'host dashboard, sorted',
    variant: true,
    path: '/owner-dashboard',
    as: 'owner',
    steps: (page) =>
      page
        .getByRole('region', { name: 'Reservations', exact: true })
        .getByRole('columnheader')
        .getByRole('button')
        .first()
        .click(),
  },
  { name: 'owner area', path: '/owner', as: 'owner' },
  {
    name: 'owner area, figures as a table, all read',
    variant: true,
    path: '/owner',
    as: 'owner',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Show the figures as a table' }).first().click();
      await page.getByRole('button', { name: 'Mark all as read' }).first().click();
    },
  },
  {
    name: 'owner area, drawer open',
    variant: true,
    path: '/owner',
    as: 'management',
    widths: [375, 768],
    steps: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Owner area' })).toBeVisible();
    },
  },
  { name: 'owner calendar, all houses', path: '/owner/calendar', as: 'management' },
  {
    name: 'owner calendar, a form without days',
    variant: true,
    path: '/owner/calendar?house=villa-paradise',
    as: 'owner',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Block nights', exact: true }).click();
      await expect(
        page.getByRole('button', { name: /the link: Villa Paradise$|^Make a link/ }).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'owner calendar, a year',
    variant: true,
    path: '/owner/calendar?house=villa-paradise&view=year',
    as: 'owner',
    steps: (page) => expect(page.getByRole('grid')).toHaveCount(12),
  },
  { name: 'owner reservations', path: '/owner/reservations', as: 'owner' },
  {
    name: 'owner reservations, details open',
    variant: true,
    path: '/owner/reservations',
    as: 'owner',
    steps: (page) =>
      page
        .getByRole('button', { name: /^Details of/ })
        .first()
        .click(),
  },
  { name: 'owner statement', path: '/owner/reservations?show=statement', as: 'owner' },
  { name: 'owner area, coming soon', variant: true, path: '/owner/payouts', as: 'owner' },
  {
    name: 'owner area, no such page',
    variant: true,
    path: '/owner/nothing',
    as: 'owner',
    console: /owner\/nothing|404/,
  },
];
