import { answerWithCalendars } from '../../admin/calendars-service';
import { answerWithDay } from '../../admin/day-service';
import { answerWithRequests } from '../../admin/desk-service';
import { expect } from '../../fixtures';
import { variants, type State } from '../state';
import { fail } from './answers';

/** The desk's list. */
export const deskStates: State[] = [
  {
    name: 'desk',
    path: '/desk',
    as: 'management',
    before: (page) => answerWithRequests(page),
    steps: (page) => expect(page.getByRole('list', { name: 'Needs reply' })).toBeVisible(),
  },
  ...variants('/desk', 'admin', {
    'desk, requests chosen': {
      before: (page) => answerWithRequests(page),
      steps: (page) => page.getByRole('checkbox', { name: 'Choose the request of Guest 2' }).check(),
    },
  }),
  ...variants('/desk', 'management', {
    'desk, shortcuts': {
      before: (page) => answerWithRequests(page),
      steps: async (page) => {
        await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
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
