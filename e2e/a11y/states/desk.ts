import { answerWithCalendars } from '../../admin/calendars-service';
import { answerWithDay } from '../../admin/day-service';
import { answerWithRequests } from '../../admin/desk-service';
import { expect } from '../../fixtures';
import type { State } from '../state';
import { fail, hang } from './answers';

/** The desk's list. */
export const deskStates: State[] = [
  {
    name: 'desk',
    path: '/desk',
    as: 'management',
    before: (page) => answerWithRequests(page),
    steps: (page) => expect(page.getByRole('list', { name: 'Needs reply' })).toBeVisible(),
  },
  {
    name: 'desk, requests chosen',
    variant: true,
    path: '/desk',
    as: 'admin',
    before: (page) => answerWithRequests(page),
    steps: (page) => page.getByRole('checkbox', { name: 'Choose the request of Guest 2' }).check(),
  },
  {
    name: 'desk, shortcuts',
    variant: true,
    path: '/desk',
    as: 'management',
    before: (page) => answerWithRequests(page),
    steps: async (page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'desk, nobody waits',
    variant: true,
    path: '/desk',
    as: 'management',
    before: (page) => answerWithRequests(page, []),
    steps: (page) => expect(page.getByText('Nobody is waiting')).toBeVisible(),
  },
  {
    name: 'desk, on its way',
    variant: true,
    path: '/desk',
    as: 'management',
    before: (page) => hang(page, /\/rest\/v1\/desk_requests/),
  },
  {
    name: 'desk, out of reach',
    variant: true,
    path: '/desk',
    as: 'management',
    console: /500|down/,
    before: (page) => fail(page, /\/rest\/v1\/desk_requests/),
    steps: (page) => expect(page.getByText('The requests could not be loaded')).toBeVisible(),
  },
  {
    name: 'desk, people',
    variant: true,
    path: '/desk/people',
    as: 'admin',
    steps: (page) =>
      expect(page.getByRole('button', { name: /^Remove management role/ }).first()).toBeVisible(),
  },
  {
    name: 'desk, arrivals',
    variant: true,
    path: '/desk/arrivals',
    as: 'management',
    before: (page) => answerWithDay(page),
    steps: async (page) => {
      await page.getByRole('button', { name: /^Add note: Clean/ }).click();
      await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    },
  },
  {
    name: 'desk, hours',
    variant: true,
    path: '/desk/hours',
    as: 'management',
    steps: (page) => expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible(),
  },
  {
    name: 'desk, calendars',
    variant: true,
    path: '/desk/feeds',
    as: 'management',
    before: (page) => answerWithCalendars(page),
    steps: (page) => expect(page.getByText('3 double bookings')).toBeVisible(),
  },
];
