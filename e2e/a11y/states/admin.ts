import type { Page } from '@playwright/test';
import { answerWithUsers, type SampleUser } from '../../admin/users-service';
import { expect } from '../../fixtures';
import type { State } from '../state';
import { hang } from './answers';
import { withoutDemo } from '../../support/no-demo';

/** Users for several pages, some without names, roles or addresses. */
export const users: SampleUser[] = [
  { first: 'Elena', last: 'Duarte', email: 'elena@example.com', roles: ['owner', 'client'] },
  { first: null, last: null, email: null, roles: ['management'] },
  ...Array.from({ length: 60 }, (_, n) => ({
    first: `User ${n}`,
    last: 'Sample',
    email: `u${n}@example.com`,
    roles: ['client'],
  })),
];

const MAIL = {
  name: '2026-11-23T18-00-00-000Z_22222222-2222-4222-8222-222222222222',
  to: 'ana@guests.test',
  subject: 'We received your message',
  date: '2026-11-23T18:00:00.000Z',
};

const MAIL_HTML = `/mail/v1/outbox/${MAIL.name}/html`;

const answerWithMails = async (page: Page): Promise<void> => {
  await page.route('**/mail/v1/outbox', (route) => route.fulfill({ json: [MAIL] }));
  await page.route(`**/mail/v1/outbox/${MAIL.name}`, (route) =>
    route.fulfill({ json: { ...MAIL, text: 'Dear Ana,\n\nWe answer soon.\n', html: MAIL_HTML } }),
  );
  await page.route(`**${MAIL_HTML}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Mail</title><p>Dear Ana' }),
  );
};

/** The admin area. */
export const adminStates: State[] = [
  {
    name: 'mails',
    variant: true,
    path: '/desk/mail',
    as: 'management',
    before: answerWithMails,
    steps: (page) => expect(page.getByRole('link', { name: /^We received your message/ })).toBeVisible(),
  },
  {
    name: 'a mail',
    variant: true,
    path: `/desk/mail/${MAIL.name}`,
    as: 'management',
    before: answerWithMails,
    steps: async (page) => {
      await page.getByRole('tab', { name: 'Text' }).click();
      await expect(page.getByText('We answer soon.')).toBeVisible();
    },
  },
  { name: 'admin dashboard', path: '/admin', as: 'admin' },
  {
    name: 'admin dashboard, sidebar collapsed',
    variant: true,
    path: '/admin',
    as: 'admin',
    widths: [1280],
    steps: (page) => page.getByRole('button', { name: 'Collapse sidebar' }).click(),
  },
  {
    name: 'admin dashboard, bell open',
    variant: true,
    path: '/admin',
    as: 'admin',
    steps: (page) => page.getByRole('button', { name: /^Notifications: 2/ }).click(),
  },
  {
    name: 'admin dashboard, drawer open',
    variant: true,
    path: '/admin',
    as: 'admin',
    widths: [375, 768],
    steps: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Admin Panel' })).toBeVisible();
    },
  },
  {
    name: 'users',
    path: '/admin/users',
    as: 'admin',
    before: (page) => answerWithUsers(page, users),
    steps: (page) => expect(page.getByText('62 users', { exact: true })).toBeVisible(),
  },
  {
    name: 'users, sorted, columns to choose from',
    variant: true,
    path: '/admin/users',
    as: 'admin',
    before: (page) => answerWithUsers(page, users),
    steps: async (page) => {
      await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
      await page.getByRole('button', { name: 'Columns' }).click();
    },
  },
  {
    name: 'users, none found',
    variant: true,
    path: '/admin/users?search=nobody',
    as: 'admin',
    before: (page) => answerWithUsers(page, users),
    steps: (page) => expect(page.getByText('No users found matching your search.')).toBeVisible(),
  },
  {
    name: 'users, on their way',
    variant: true,
    path: '/admin/users',
    as: 'admin',
    before: (page) => hang(page, /\/rest\/v1\/(profiles|user_roles)\?(?!.*user_id=eq)/),
  },
  {
    name: 'users, out of reach',
    variant: true,
    path: '/admin/users',
    as: 'admin',
    console: /500|down/,
    before: async (page) => (await answerWithUsers(page, users)).failing.add('profiles'),
    steps: (page) => expect(page.getByText('Failed to load users', { exact: true })).toBeVisible(),
  },
  {
    name: 'calendar of all houses, timeline',
    variant: true,
    path: '/admin/calendar?view=timeline',
    as: 'admin',
    steps: (page) => expect(page.getByRole('grid')).toBeVisible(),
  },
  {
    name: 'calendar of all houses, list',
    variant: true,
    path: '/admin/calendar?view=list',
    as: 'admin',
    steps: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'calendar of all houses, a form without a guest',
    variant: true,
    path: '/admin/calendar?view=list',
    as: 'admin',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add stay or block' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add stay', exact: true }).click();
    },
  },
  {
    name: 'admin dashboard where the site is no demo',
    variant: true,
    path: '/admin',
    as: 'admin',
    before: withoutDemo,
    steps: (page) => expect(page.getByText('Occupancy rate', { exact: true })).toBeVisible(),
  },
  {
    name: 'admin reservations, details open',
    variant: true,
    path: '/admin/reservations?show=all',
    as: 'admin',
    steps: async (page) => {
      const list = page.getByRole('list', { name: 'Stays', exact: true });
      await list.getByRole('button').first().click();
      await expect(list.getByRole('heading', { name: 'Payments' })).toBeVisible();
    },
  },
  {
    name: 'admin rates, changed, a stay compared',
    variant: true,
    path: '/admin/reservations/rates/villa-paradise',
    as: 'admin',
    steps: async (page) => {
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Edit the price of all other nights' }).click();
      await dialog.getByLabel('Price per night, US dollars').fill('9000');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      const year = new Date().getFullYear() + 1;
      await page.getByLabel('Arrival', { exact: true }).fill(`09/01/${year}`);
      await page.getByLabel('Departure', { exact: true }).fill(`09/08/${year}`);
      await expect(page.getByRole('region', { name: 'With your changes: Price of the stay' })).toBeVisible();
    },
  },
  {
    name: 'admin rates, a season that is not one',
    variant: true,
    path: '/admin/reservations/rates/villa-paradise',
    as: 'admin',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add season' }).click();
      await page.getByRole('dialog').getByLabel('Minimum nights').fill('99');
      await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
      await expect(page.getByText('A stay has a minimum of 1 to 30 nights.')).toBeVisible();
    },
  },
  { name: 'admin area, coming soon', path: '/admin/messages', as: 'admin' },
  {
    name: 'admin area, no such page',
    variant: true,
    path: '/admin/nothing',
    as: 'admin',
    console: /admin\/nothing|404/,
  },
];
