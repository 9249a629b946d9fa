import type { Page } from '@playwright/test';

export const REQUEST_ID = '10000000-0000-4000-8000-000000000001';
const MARIANA = '20000000-0000-4000-8000-000000000002';

const request = {
  id: REQUEST_ID,
  kind: 'stay',
  state: 'open',
  needs: 'house',
  subject: 'MR-AAAA · Ocean Villa Infinity',
  name: 'Irene Solano',
  email: 'irene@people.test',
  guest_id: '30000000-0000-4000-8000-000000000003',
  assignee: MARIANA,
  due_at: '2126-01-05T20:00:00+00:00',
  overdue: false,
  version: 4,
  opened_at: '2026-01-05T18:00:00+00:00',
  turn_at: '2026-01-05T18:00:00+00:00',
  unread: true,
  snoozed_until: null,
  merged_into: null,
  locale: 'en',
  reservation_id: 'stay-1',
  contact_submission_id: null,
  service_booking_id: null,
  held_by: 'Mariana',
  hold_until: '2026-01-06T18:00:00+00:00',
};

const event = (id: number, actor: string, kind: string, body: string | null, data: object = {}) => ({
  id,
  at: `2026-01-05T18:0${id}:00+00:00`,
  actor_id: actor === 'house' ? MARIANA : null,
  actor,
  kind,
  body,
  data,
});

const facts = {
  check_in: '2027-03-02',
  check_out: '2027-03-07',
  guests: 4,
  status: 'pending',
  closed_as: null,
  total_cents: 1_000_000,
  hold_until: '2026-01-06T18:00:00+00:00',
};
const move = { check_in: '2027-03-03', check_out: '2027-03-08', quote: { total_cents: 1_100_000 } };
const mail = { mail_id: 'mail-1', template: 'reply', to: 'guest', outcome: 'given_up' };

const answers: Record<string, unknown> = {
  desk_requests: [request],
  request_events: [
    event(6, 'clock', 'mail', null, mail),
    event(5, 'guest', 'message_in', null, { move }),
    event(4, 'house', 'message_out', 'With pleasure. Both cribs will stand in the Garden suite.'),
    event(3, 'house', 'note', 'A friend of the owner; she called twice.'),
    event(2, 'guest', 'message_in', 'Two of our six are under five. Could we have two cribs?'),
    event(1, 'guest', 'reservation', null, { new: facts }),
  ],
  request_leases: [{ holder: MARIANA }],
  reservations: {
    ...facts,
    id: 'stay-1',
    code: 'MR-AAAA',
    property_id: 'ocean-villa-infinity',
    quote: {
      nights: 5,
      lines: [{ rule: 'base', nights: 5, unit_cents: 200_000, amount_cents: 1_000_000 }],
      total_cents: 1_000_000,
      deposit_cents: 300_000,
      balance_cents: 700_000,
      balance_due_on: '2027-01-01',
      cancellation: [{ until: '2027-01-10', refund_share: 0.95 }],
      quote_hash: 'h',
    },
    version: 1,
    contact: { phone: '+52 329 555 0101' },
    property: { name: 'Ocean Villa Infinity' },
    payments: [],
  },
  'rpc/taken_nights': [],
  saved_replies: [],
  'rpc/staff_members': [{ id: MARIANA, name: 'Mariana Vega' }],
  'rpc/find_requests': [],
  'rpc/desk_counts': { open: 1, waiting: 0, mine: 0, unread: 1, overdue: 1, mail_given_up: 1, approvals: 0 },
};

/** Answers the desk with one request for a stay, in which everything has happened that can be shown. */
export const answerWithRequest = (page: Page): Promise<unknown> =>
  page.route(/\/rest\/v1\/(?!profiles|user_roles)/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const name = pathname.replace(/^.*\/rest\/v1\//, '');
    // No request is merged into this one.
    const json = searchParams.has('merged_into') ? [] : answers[name];
    return name in answers ? route.fulfill({ json }) : route.fallback();
  });
