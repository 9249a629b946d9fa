import type { Page } from '@playwright/test';
import { deskRecord, idOf, quote } from '../../remote-admin/src/desk/testing/rows';
import { due } from '../../remote-admin/src/testing/payments';

export const REQUEST_ID = idOf(1);
const MARIANA = '20000000-0000-4000-8000-000000000002';

const request = {
  ...deskRecord(1),
  kind: 'stay',
  subject: 'MR-AAAA · Ocean Villa Infinity',
  name: 'Irene Solano',
  email: 'irene@people.test',
  guest_id: '30000000-0000-4000-8000-000000000003',
  assignee: MARIANA,
  due_at: '2126-01-05T20:00:00+00:00',
  version: 4,
  opened_at: '2026-01-05T18:00:00+00:00',
  turn_at: '2026-01-05T18:00:00+00:00',
  unread: true,
  reservation_id: 'stay-1',
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
    quote,
    version: 1,
    discount_cents: 0,
    discount_reason: null,
    keep_until: null,
    contact: { phone: '+52 329 555 0101' },
    property: { name: 'Ocean Villa Infinity' },
    payments: [],
  },
  service_arrangements: [],
  'rpc/taken_nights': [],
  saved_replies: [],
  'rpc/staff_members': [{ id: MARIANA, name: 'Mariana Vega' }],
  'rpc/find_requests': [],
  'rpc/desk_counts': { open: 1, waiting: 0, mine: 0, unread: 1, overdue: 1, mail_given_up: 1, approvals: 0 },
};

const payment = (id: string, kind: string, amount_cents: number, part: object = {}) => ({
  ...due,
  id,
  kind,
  amount_cents,
  due_on: '2027-03-02',
  ...part,
});
const came = { received_at: '2026-01-06T18:00:00+00:00', received_on: '2026-01-06', receipt_no: 1001 };

/** The same stay, agreed and over, with a payment of each kind. */
const paid: typeof answers = {
  ...answers,
  reservations: {
    ...(answers['reservations'] as object),
    check_in: '2026-03-02',
    check_out: '2026-03-07',
    status: 'confirmed',
    hold_until: null,
    discount_cents: 50_000,
    discount_reason: 'A friend of the owner.',
    payments: [
      payment('1', 'deposit', 300_000, { ...came, method: 'transfer', reference: 'SPEI 77' }),
      payment('2', 'deposit', -300_000, { ...came, method: 'transfer', reverses: '1', receipt_no: 1002 }),
      payment('3', 'deposit', 300_000, { ...came, method: 'card', receipt_no: 1003, disputed: 'open' }),
      payment('4', 'balance', 700_000),
      payment('5', 'extra', 45_000, { what: 'Private chef for six on the terrace' }),
      payment('6', 'damage', 100_000, { ...came, method: 'cash', receipt_no: 1004 }),
      payment('7', 'damage', 50_000, { ...came, claim_cents: 25_000, claim_reason: 'A broken lamp.' }),
      payment('8', 'refund', 25_000, { refund_of: '7' }),
    ],
  },
  'rpc/stay_lapses_on': '2026-01-09',
  'rpc/relet_refund': 0,
  'rpc/payment_ways': { bank: null, cards: true },
};

/**
 * Answers the desk with one request for a stay, in which everything has happened that can be shown.
 * @param money with an agreed stay and its payments
 */
export const answerWithRequest = (page: Page, money = false): Promise<unknown> =>
  page.route(/\/rest\/v1\/(?!profiles|user_roles)/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const name = pathname.replace(/^.*\/rest\/v1\//, '');
    const all = money ? paid : answers;
    // No request is merged into this one.
    const json = searchParams.has('merged_into') ? [] : all[name];
    return name in all ? route.fulfill({ json }) : route.fallback();
  });
