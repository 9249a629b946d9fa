/** Rows of a guest with a pending, a confirmed, a past and a declined stay, and a service that was answered. */
const quote = {
  nights: 5,
  lines: [{ rule: 'base', nights: 5, unit_cents: 200000, amount_cents: 1000000 }],
  total_cents: 1000000,
  deposit_cents: 300000,
  balance_cents: 700000,
  balance_due_on: '2027-01-01',
  cancellation: [{ until: '2027-01-10', refund_share: 0.95 }],
  quote_hash: 'h',
};

export const stayRow = (change: object = {}) => ({
  id: 'stay-1',
  code: 'MR-AAAA',
  property_id: 'ocean-villa-infinity',
  check_in: '2027-03-02',
  check_out: '2027-03-07',
  guests: 4,
  status: 'pending',
  closed_as: null,
  quote,
  total_cents: 1000000,
  hold_until: '2026-12-02 16:42:00.5+00',
  version: 1,
  ...change,
});

const requestRow = (id: string, change: object = {}) => ({
  id,
  kind: 'stay',
  reservation_id: null,
  state: 'open',
  opened_at: '2026-12-01 16:00:00+00',
  turn_at: null,
  ...change,
});

const eventRow = (id: number, request_id: string, change: object) => ({
  id,
  request_id,
  at: `2026-12-01 16:0${id}:00+00`,
  actor: 'guest',
  kind: 'message_in',
  body: null,
  data: {},
  ...change,
});

const facts = (change: object) => ({
  check_in: '2027-03-02',
  check_out: '2027-03-07',
  guests: 4,
  status: 'pending',
  closed_as: null,
  total_cents: 1000000,
  hold_until: null,
  ...change,
});

const confirmed = { status: 'confirmed', hold_until: null };

export const liveRows = {
  reservations: [
    stayRow(),
    stayRow({
      id: 'stay-2',
      code: 'MR-BBBB',
      check_in: '2027-02-02',
      check_out: '2027-02-07',
      ...confirmed,
      version: 3,
    }),
    stayRow({ id: 'stay-3', code: 'MR-CCCC', check_in: '2026-10-02', check_out: '2026-10-07', ...confirmed }),
    stayRow({
      id: 'stay-4',
      code: 'MR-DDDD',
      status: 'cancelled',
      closed_as: 'declined',
      hold_until: null,
    }),
    stayRow({ id: 'stay-5', property_id: 'a-house-of-tomorrow' }),
  ],
  payments: [
    {
      id: 'p1',
      reservation_id: 'stay-2',
      kind: 'deposit',
      amount_cents: 300000,
      due_on: '2026-11-20',
      received_at: '2026-11-21 03:00:00+00',
    },
    {
      id: 'p2',
      reservation_id: 'stay-2',
      kind: 'balance',
      amount_cents: 700000,
      due_on: '2026-12-04',
      received_at: null,
    },
  ],
  requests: [
    requestRow('request-1', { reservation_id: 'stay-1' }),
    requestRow('request-2', { reservation_id: 'stay-2', state: 'closed' }),
    requestRow('request-4', { reservation_id: 'stay-4', state: 'closed' }),
    requestRow('request-8', { kind: 'inquiry', turn_at: '2026-12-01 16:20:00+00' }),
    requestRow('request-9', { kind: 'service', state: 'waiting' }),
  ],
  request_events: [
    eventRow(1, 'request-1', { kind: 'reservation', data: { new: facts({}) } }),
    eventRow(2, 'request-1', { body: 'Is there a crib?' }),
    eventRow(3, 'request-2', { kind: 'reservation', data: { new: facts({}) } }),
    eventRow(4, 'request-2', {
      kind: 'reservation',
      actor: 'house',
      data: { old: facts({}), new: facts(confirmed) },
    }),
    eventRow(5, 'request-2', { kind: 'state', actor: 'house', data: { old: 'open', new: 'closed' } }),
    eventRow(6, 'request-2', {
      kind: 'reservation',
      actor: 'house',
      data: { payment: 'deposit', amount_cents: 300000 },
    }),
    eventRow(7, 'request-2', {
      data: { move: { check_in: '2027-02-03', check_out: '2027-02-08', quote: { total_cents: 1100000 } } },
    }),
    eventRow(0, 'request-4', {
      kind: 'reservation',
      actor: 'house',
      body: 'The pool is being built.',
      data: { old: facts({}), new: facts({ status: 'cancelled', closed_as: 'declined' }) },
    }),
    eventRow(8, 'request-9', {
      body: 'For six, please.',
      data: { service_title: 'Private Chef', guests: 6 },
    }),
    eventRow(9, 'request-9', { kind: 'message_out', actor: 'house', body: 'With pleasure.' }),
  ],
};
