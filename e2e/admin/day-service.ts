import type { Page } from '@playwright/test';

const stay = (part: object) => ({
  id: 'stay-1',
  code: 'MR-AAAA',
  property_id: 'villa-paradise',
  property: 'Villa Paradise',
  name: 'Irene Solano',
  phone: '+1 619 555 0111',
  guests: 3,
  check_in: '2027-02-03',
  check_out: '2027-02-10',
  request_id: null,
  owed_cents: 0,
  details: null,
  ...part,
});

const DAY = {
  day: '2027-02-03',
  today: '2027-02-03',
  arrivals: [
    stay({
      owed_cents: 70_000,
      details: {
        arrives_at: '16:30',
        travel: 'flight',
        flight: 'AM 652',
        party: [{ name: 'Irene Solano' }, { name: 'Leo', age: 4 }],
        diet: 'No nuts',
        wishes: 'A crib',
        version: 1,
      },
    }),
    stay({ id: 'stay-2', code: 'MR-BBBB', property: 'Lagoon Apartment Harmony', name: 'Noah Beckett' }),
  ],
  departures: [stay({ id: 'stay-3', code: 'MR-CCCC', name: 'Peter Novak' })],
  staying: [],
  services: [
    {
      request_id: 'request-9',
      property: 'Villa Paradise',
      code: 'MR-AAAA',
      title: 'Private Chef at Home',
      at_time: '19:30',
      name: 'Irene Solano',
      phone: '+1 619 555 0111',
      guests: 3,
      note: 'Chef Marco arrives at five.',
      status: 'arranged',
    },
  ],
  tasks: [
    {
      id: 'task-1',
      property: 'Villa Paradise',
      kind: 'clean',
      due_on: '2027-02-03',
      done: false,
      done_at: null,
      done_by: null,
      note: null,
      version: 1,
    },
    {
      id: 'task-2',
      property: 'Lagoon Apartment Harmony',
      kind: 'inspect',
      due_on: '2027-02-02',
      done: true,
      done_at: '2027-02-03T15:20:00+00:00',
      done_by: 'Mariana',
      note: 'The pump is loud.',
      version: 2,
    },
  ],
};

/** A day with arrivals, a departure and tasks, whichever day is asked for. */
export const answerWithDay = (page: Page) =>
  page.route(/\/rest\/v1\/rpc\/day_list/, (route) => route.fulfill({ json: DAY }));
