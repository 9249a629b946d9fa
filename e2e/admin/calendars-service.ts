import type { Page } from '@playwright/test';

const feed = (part: object) => ({
  id: 'feed-1',
  name: 'Airbnb',
  url: 'https://www.airbnb.test/calendar/ical/1.ics',
  active: true,
  blocks: false,
  version: 1,
  read_at: '2027-02-03T18:00:00Z',
  failing_since: null,
  last_error: null,
  unreadable: 0,
  left_out: 0,
  longest_block: null,
  nights: 12,
  ...part,
});

const link = (channel: string, read_at: string | null) => ({
  id: `link ${channel}`,
  channel,
  created_at: '2027-01-03T18:00:00Z',
  made_by: 'Ana',
  read_at,
});

const conflict = (part: object) => ({
  id: 'conflict-1',
  feed: 'Airbnb',
  from_day: '2027-02-10',
  to_day: '2027-02-12',
  against: 'reservation',
  code: 'MR-AAAA',
  request_id: 'request-1',
  ...part,
});

/** A house with links, feeds of every health, with what is left out of them, and each kind of conflict, and one with nothing. */
const HOUSES = [
  {
    property_id: 'villa-paradise',
    name: 'Villa Paradise',
    links: [link('Airbnb', '2027-02-03T18:00:00Z'), link('Vrbo', null)],
    feeds: [
      feed({ unreadable: 2, left_out: 206 }),
      feed({
        id: 'feed-2',
        name: 'Vrbo',
        failing_since: '2027-02-01T18:00:00Z',
        last_error: 'blocked_address',
      }),
      feed({ id: 'feed-3', name: 'Booking.com', read_at: null, nights: 0 }),
      feed({
        id: 'feed-5',
        name: 'Apple',
        blocks: true,
        longest_block: { from_day: '2027-03-01', to_day: '2027-06-01' },
      }),
      feed({ id: 'feed-4', name: 'Google', active: false, nights: 0 }),
    ],
    conflicts: [
      conflict({}),
      conflict({ id: 'conflict-2', against: 'block', code: null, request_id: null }),
      conflict({ id: 'conflict-3', against: 'feed', code: null, request_id: null }),
    ],
  },
  {
    property_id: 'lagoon-villa-serenity',
    name: 'Lagoon Villa Serenity',
    links: [],
    feeds: [],
    conflicts: [],
  },
];

/** Has the page of calendars show these houses; what other tests add is not among them. */
export const answerWithCalendars = (page: Page): Promise<unknown> =>
  page.route('**/rest/v1/rpc/house_calendars', (route) => route.fulfill({ json: HOUSES }));
