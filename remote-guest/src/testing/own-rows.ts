/** Rows of a guest with a pending, a confirmed, a past and a declined stay, and a service that was answered. */
const quote = {
  nights: 5,
  lines: [{ kind: 'night', rule: 'base', nights: 5, unit_cents: 200000, amount_cents: 1000000 }],
  total_cents: 1000000,
  deposit_cents: 300000,
  balance_cents: 700000,
  balance_due_on: '2027-01-01',
  cancellation: [{ until: '2027-01-10', refund_share: 0.95 }],
  quote_hash: 'h',
};
const pending = {
  check_in: '2027-03-02',
  check_out: '2027-03-07',
  guests: 4,
  status: 'pending',
  closed_as: null,
  total_cents: 1000000,
  hold_until: '2026-12-02T16:42:00.5+00:00',
};
const confirmed = { ...pending, status: 'confirmed', hold_until: null };
const declined = { ...pending, status: 'cancelled', closed_as: 'declined', hold_until: null };

export const stayRow = (id: string, code: string, change: object = {}) => ({
  id,
  code,
  property_id: 'ocean-villa-infinity',
  properties: { name: 'Ocean Villa Infinity', check_in_time: '16:00:00', check_out_time: '12:00:00' },
  ...pending,
  quote,
  version: 1,
  payments: [],
  ...change,
});

/** A payment that is due; with `received`, one that was made. */
export const paymentRow = (id: string, change: object = {}) => ({
  id,
  kind: 'deposit',
  amount_cents: 300000,
  due_on: '2026-12-04',
  received_at: null,
  received_on: null,
  what: null,
  method: null,
  reference: null,
  receipt_no: null,
  reverses: null,
  refund_of: null,
  claim_cents: null,
  claim_reason: null,
  ...change,
});
export const received = (receipt_no: number, received_on = '2026-11-20') => ({
  received_at: `${received_on}T21:00:00+00:00`,
  received_on,
  method: 'transfer',
  receipt_no,
});

export const requestRow = (id: string, change: object, ...events: object[]) => ({
  id,
  kind: 'stay',
  reservation_id: null,
  state: 'open',
  opened_at: '2026-12-01T16:00:00+00:00',
  turn_at: null,
  service_arrangements: null as object | null,
  ...change,
  request_events: events.map((event, index) => ({
    id: index,
    at: `2026-12-01T16:0${index}:00+00:00`,
    actor: 'guest',
    kind: 'message_in',
    body: null,
    data: {},
    ...event,
  })),
});

const asked = { kind: 'reservation', data: { new: pending } };

export const ownRows = {
  reservations: [
    stayRow('stay-1', 'MR-AAAA'),
    stayRow('stay-2', 'MR-BBBB', {
      ...confirmed,
      check_in: '2027-02-02',
      check_out: '2027-02-07',
      version: 3,
      payments: [
        paymentRow('p1', received(1001)),
        paymentRow('p2', { kind: 'balance', amount_cents: 700000 }),
      ],
    }),
    stayRow('stay-3', 'MR-CCCC', { ...confirmed, check_in: '2026-10-02', check_out: '2026-10-07' }),
    stayRow('stay-4', 'MR-DDDD', declined),
  ],
  requests: [
    requestRow('request-1', { reservation_id: 'stay-1' }, asked, { body: 'Is there a crib?' }),
    requestRow(
      'request-2',
      { reservation_id: 'stay-2', state: 'closed' },
      asked,
      { kind: 'reservation', actor: 'house', data: { old: pending, new: confirmed } },
      { kind: 'state', actor: 'house', data: { old: 'open', new: 'closed' } },
      { kind: 'reservation', actor: 'house', data: { payment: 'deposit', amount_cents: 300000 } },
      {
        data: {
          move: { check_in: '2027-02-03', check_out: '2027-02-08', quote: { total_cents: 1100000 } },
        },
      },
    ),
    requestRow(
      'request-4',
      { reservation_id: 'stay-4', state: 'closed' },
      {
        kind: 'reservation',
        actor: 'house',
        body: 'The pool is being built.',
        data: { old: pending, new: declined },
      },
    ),
    requestRow('request-8', { kind: 'inquiry', turn_at: '2026-12-01T16:20:00+00:00' }),
    requestRow(
      'request-9',
      { kind: 'service', state: 'waiting' },
      { body: 'For six, please.', data: { service_title: 'Private Chef', guests: 6 } },
      { at: '2026-12-01T16:09:00+00:00', kind: 'message_out', actor: 'house', body: 'With pleasure.' },
    ),
  ],
};
