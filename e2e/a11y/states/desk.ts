import type { Page } from '@playwright/test';
import { answerWithCalendars } from '../../admin/calendars-service';
import { answerWithDay } from '../../admin/day-service';
import { answerWithRequests } from '../../admin/desk-service';
import { expect } from '../../fixtures';
import { expectDialog, variants, type State } from '../state';
import { fail } from './answers';
import { answerWithRequest, REQUEST_ID } from '../../admin/request-service';

const requestPath = `/desk/requests/${REQUEST_ID}`;

/** A request of the desk. */
export const deskRequestStates: State[] = [
  ...variants(requestPath, 'admin', {
    'request of the desk, somebody else writing': (page) =>
      expect(page.getByText('Mariana is writing an answer at the moment.')).toBeVisible(),
    'request of the desk, a note being written, errors': async (page) => {
      await page.getByRole('tab', { name: 'Note' }).click();
      await page.getByRole('button', { name: 'Save note' }).click();
      await expect(page.getByText('Please write something first.').last()).toBeVisible();
    },
    'request of the desk, assigning': async (page) => {
      await page.getByRole('button', { name: 'Assign' }).click();
      await expectDialog(page, 'Who answers this request?');
    },
    'request of the desk, declining a stay': async (page) => {
      await page.getByRole('button', { name: 'Decline' }).click();
      await expectDialog(page, 'Decline this stay?');
    },
    'request of the desk, new saved reply': async (page) => {
      await page.getByRole('button', { name: 'Manage saved replies' }).click();
      await page.getByRole('button', { name: 'Add a saved reply' }).click();
      await expect(page.getByLabel('English text')).toBeVisible();
    },
  }).map((state) => ({ ...state, before: (page: Page) => answerWithRequest(page) })),
  ...variants(requestPath, 'admin', {
    'request of the desk, money of a stay': (page) =>
      expect(page.getByText('Correction: Deposit')).toBeVisible(),
    'request of the desk, a payment being noted, errors': async (page) => {
      await page.getByRole('button', { name: /^Received: Balance/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Record the balance as received' });
      await dialog.getByLabel('Amount in US dollars').fill('0');
      await dialog.getByRole('button', { name: 'Record payment' }).click();
      await expect(dialog.getByText(/^Please enter an amount up to/)).toBeVisible();
    },
    'request of the desk, a damage deposit being released': async (page) => {
      await page.getByRole('button', { name: /^Release: Damage deposit/ }).click();
      await page.getByLabel('Keep for damage, in US dollars').fill('250');
      await expect(page.getByRole('button', { name: 'Release US$750' })).toBeVisible();
    },
    'request of the desk, a price being changed': async (page) => {
      await page.getByRole('button', { name: 'Change price' }).click();
      await expectDialog(page, 'Change the price of the nights');
    },
  }).map((state) => ({ ...state, before: (page: Page) => answerWithRequest(page, true) })),
  ...variants('/desk/requests/nothing', 'admin', {
    'request of the desk, not there': (page) =>
      expect(page.getByText('We can’t find this request')).toBeVisible(),
  }),
];

const withRequests = { before: (page: Page) => answerWithRequests(page) };

/** The desk's list. */
export const deskStates: State[] = [
  {
    name: 'desk',
    path: '/desk',
    as: 'management',
    ...withRequests,
    steps: (page) => expect(page.getByRole('list', { name: 'Needs reply' })).toBeVisible(),
  },
  ...variants('/desk', 'admin', {
    'desk, requests chosen': {
      ...withRequests,
      steps: (page) => page.getByRole('checkbox', { name: 'Choose the request of Guest 2' }).check(),
    },
  }),
  ...variants('/desk', 'management', {
    'desk, shortcuts': {
      ...withRequests,
      steps: async (page) => {
        await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
        await expectDialog(page, 'Keyboard shortcuts');
      },
    },
    'desk, nobody waits': {
      before: (page) => answerWithRequests(page, []),
      steps: (page) => expect(page.getByText('Nobody is waiting')).toBeVisible(),
    },
    'desk, out of reach': {
      console: /500|down/,
      before: (page) => fail(page, /\/rest\/v1\/desk_requests/),
      steps: (page) => expect(page.getByText('The requests could not be loaded')).toBeVisible(),
    },
  }),
  ...variants('/desk/people', 'admin', {
    'desk, people': (page) =>
      expect(page.getByRole('button', { name: /^Remove management role/ }).first()).toBeVisible(),
  }),
  ...variants('/desk/arrivals', 'management', {
    'desk, arrivals': {
      before: (page) => answerWithDay(page),
      steps: async (page) => {
        await page.getByRole('button', { name: /^Add note: Clean/ }).click();
        await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
      },
    },
  }),
  ...variants('/desk/money?group=received&from=', 'management', {
    'desk, money': (page) => expect(page.getByRole('table', { name: 'Received and sent' })).toBeVisible(),
  }),
  ...variants('/desk/hours', 'management', {
    'desk, hours': (page) => expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible(),
  }),
  ...variants('/desk/feeds', 'management', {
    'desk, calendars': {
      before: (page) => answerWithCalendars(page),
      steps: (page) => expect(page.getByText('3 double bookings')).toBeVisible(),
    },
  }),
];
