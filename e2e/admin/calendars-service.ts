import type { Page } from '@playwright/test';
import { feed, link } from '../../remote-admin/src/desk/testing/rows';

/** One that was read, whatever the day. */
const fresh = (part: Parameters<typeof feed>[0]) => feed({ read_at: '2027-02-03T18:00:00Z', ...part });

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
    links: [{ ...link('Airbnb'), read_at: '2027-02-03T18:00:00Z' }, link('Vrbo')],
    feeds: [
      fresh({ unreadable: 2, left_out: 206 }),
      fresh({
        id: 'feed-2',
        name: 'Vrbo',
        failing_since: '2027-02-01T18:00:00Z',
        last_error: 'blocked_address',
      }),
      fresh({ id: 'feed-3', name: 'Booking.com', read_at: null, nights: 0 }),
      fresh({
        id: 'feed-5',
        name: 'Apple',
        blocks: true,
        longest_block: { from_day: '2027-03-01', to_day: '2027-06-01' },
      }),
      fresh({ id: 'feed-4', name: 'Google', active: false, nights: 0 }),
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
