import type { Page } from '@playwright/test';
import { answerWithUsers, type SampleUser } from '../../admin/users-service';
import { expect } from '../../fixtures';
import { variants, type State } from '../state';
import { fail } from './answers';

/** Users for several pages, some without names, roles or addresses. */
const users: SampleUser[] = [
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

const withUsers = { before: (page: Page) => answerWithUsers(page, users) };

/** The admin area. */
export const adminStates: State[] = [
  ...variants('/desk/mail', 'management', {
    mails: {
      before: answerWithMails,
      steps: (page) => expect(page.getByRole('link', { name: /^We received your message/ })).toBeVisible(),
    },
  }),
  ...variants(`/desk/mail/${MAIL.name}`, 'management', {
    'a mail': {
      before: answerWithMails,
      steps: async (page) => {
        await page.getByRole('tab', { name: 'Text' }).click();
        await expect(page.getByText('We answer soon.')).toBeVisible();
      },
    },
  }),
  { name: 'admin dashboard', path: '/admin', as: 'admin' },
  ...variants('/admin', 'admin', {
    'admin dashboard, sidebar collapsed': {
      widths: [1280],
      steps: (page) => page.getByRole('button', { name: 'Collapse sidebar' }).click(),
    },
    'admin dashboard, bell open': (page) => page.getByRole('button', { name: /^Notifications: 2/ }).click(),
  }),
  {
    name: 'users',
    path: '/admin/users',
    as: 'admin',
    ...withUsers,
    steps: (page) => expect(page.getByText('62 users', { exact: true })).toBeVisible(),
  },
  ...variants('/admin/users', 'admin', {
    'users, sorted, columns to choose from': {
      ...withUsers,
      steps: async (page) => {
        await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
        await page.getByRole('button', { name: 'Columns' }).click();
      },
    },
  }),
  ...variants('/admin/users?search=nobody', 'admin', {
    'users, none found': {
      ...withUsers,
      steps: (page) => expect(page.getByText('No users found matching your search.')).toBeVisible(),
    },
  }),
  ...variants('/admin/users', 'admin', {
    'users, out of reach': {
      console: /500|down/,
      before: (page) => fail(page, /\/rest\/v1\/profiles\?(?!.*user_id=)/),
      steps: (page) => expect(page.getByText('Failed to load users', { exact: true })).toBeVisible(),
    },
  }),
  ...variants('/admin/calendar?view=timeline', 'admin', {
    'calendar of all houses, timeline': (page) => expect(page.getByRole('grid')).toBeVisible(),
  }),
  ...variants('/admin/calendar?view=list', 'admin', {
    'calendar of all houses, list': (page) => expect(page.getByRole('table')).toBeVisible(),
    'calendar of all houses, a form without a guest': async (page) => {
      await page.getByRole('button', { name: 'Add stay or block' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Add stay', exact: true }).click();
    },
  }),
  ...variants('/admin', 'admin', {
    'admin dashboard where the site is no demo': {
      before: (page) =>
        page.route('**/config.json', async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ json: { ...((await answer.json()) as object), demo: false } });
        }),
      steps: (page) => expect(page.getByText('Occupancy rate', { exact: true })).toBeVisible(),
    },
  }),
  ...variants('/admin/reservations?show=all', 'admin', {
    'admin reservations, details open': async (page) => {
      const list = page.getByRole('list', { name: 'Stays', exact: true });
      await list.getByRole('button').first().click();
      await expect(list.getByRole('heading', { name: 'Payments' })).toBeVisible();
    },
  }),
  ...variants('/admin/reservations/rates/villa-paradise', 'admin', {
    'admin rates, changed, a stay compared': async (page) => {
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Edit the price of all other nights' }).click();
      await dialog.getByLabel('Price per night, US dollars').fill('9000');
      await dialog.getByRole('button', { name: 'Apply' }).click();
      const year = new Date().getFullYear() + 1;
      await page.getByLabel('Arrival', { exact: true }).fill(`09/01/${year}`);
      await page.getByLabel('Departure', { exact: true }).fill(`09/08/${year}`);
      await expect(page.getByRole('region', { name: 'With your changes: Price of the stay' })).toBeVisible();
    },
  }),
  ...variants('/admin/reservations/charges/villa-paradise', 'admin', {
    'taxes and fees': {},
    'taxes and fees, a charge edited': async (page) => {
      await page.getByRole('button', { name: /^Edit Extra guests/ }).click();
      await expect(page.getByLabel('Guests without extra charge')).toBeVisible();
    },
  }),
  ...variants('/admin/reservations/guides/villa-paradise', 'admin', {
    'arrival guide': {},
    'arrival guide, a person without a name': async (page) => {
      await page.getByRole('button', { name: 'Add person' }).click();
      await page.getByRole('button', { name: 'Save guide' }).click();
      await expect(page.getByText(/^Please enter a name/)).toBeVisible();
    },
  }),
  ...variants('/admin/reservations/bank', 'admin', {
    'bank account': {},
    'bank account, edited': async (page) => {
      await page.getByRole('button', { name: 'Edit account' }).click();
      await expect(page.getByLabel('CLABE')).toBeVisible();
    },
  }),
  { name: 'admin area, coming soon', path: '/admin/messages', as: 'admin' },
];
