import type { Page } from '@playwright/test';
import { dayService, dayStay, dayTask } from '../../remote-admin/src/desk/testing/rows';

const stays = { check_in: '2027-02-03', check_out: '2027-02-10', request_id: null };
const other = { ...stays, owed_cents: 0, details: null };

const DAY = {
  day: '2027-02-03',
  today: '2027-02-03',
  arrivals: [
    dayStay(stays),
    dayStay({
      ...other,
      id: 'stay-2',
      code: 'MR-BBBB',
      property: 'Lagoon Apartment Harmony',
      name: 'Noah Beckett',
    }),
  ],
  departures: [dayStay({ ...other, id: 'stay-3', code: 'MR-CCCC', name: 'Peter Novak' })],
  staying: [],
  services: [dayService()],
  tasks: [
    dayTask({ due_on: '2027-02-03' }),
    dayTask({
      id: 'task-2',
      property: 'Lagoon Apartment Harmony',
      kind: 'inspect',
      due_on: '2027-02-02',
      done: true,
      done_at: '2027-02-03T15:20:00+00:00',
      done_by: 'Mariana',
      note: 'The pump is loud.',
      version: 2,
    }),
  ],
};

/** A day with arrivals, a departure and tasks, whichever day is asked for. */
export const answerWithDay = (page: Page) =>
  page.route(/\/rest\/v1\/rpc\/day_list/, (route) => route.fulfill({ json: DAY }));
