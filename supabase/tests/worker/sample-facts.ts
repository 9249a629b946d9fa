import type { MailFacts } from '../../../shared/src/data/shapes/mail-facts';
import type { Template } from '../../worker/mails/templates';

const stay: MailFacts = {
  request_id: '11111111-1111-4111-8111-111111111111',
  kind: 'stay',
  name: 'Ana García López',
  account: true,
  code: 'MR-7K2M9',
  property: 'Villa Paradise',
  property_id: 'villa-paradise',
  check_in: '2027-02-03',
  check_out: '2027-02-10',
  check_in_time: '15:00:00',
  check_out_time: '11:00:00',
  guests: 4,
  lines: [
    { kind: 'night', rule: 'low_season', nights: 4, unit_cents: 100_000, amount_cents: 400_000 },
    { kind: 'night', rule: 'high_season', nights: 3, unit_cents: 150_000, amount_cents: 450_000 },
    { kind: 'discount', rule: 'discount', amount_cents: -22_000 },
    { kind: 'fee', rule: 'cleaning', base: 'stay', quantity: 1, unit_cents: 22_000, amount_cents: 22_000 },
    {
      ...{ kind: 'tax', rule: 'lodging_tax', base: 'nights' },
      ...{ basis_points: 300, base_cents: 828_000, amount_cents: 24_840 },
    },
    {
      kind: 'tax',
      rule: 'iva',
      base: 'subtotal',
      basis_points: 1600,
      base_cents: 850_000,
      amount_cents: 136_000,
    },
  ],
  total_cents: 1_010_840,
  due_at: '2026-11-23T22:20:00+00:00',
};

const ways: MailFacts['ways'] = {
  bank: {
    holder: 'Marisma, S.A. de C.V.',
    bank: 'Banco de Ejemplo',
    clabe: '032180000118359719',
    swift: 'EJEMMXMM',
    currency: 'USD',
    sample: false,
  },
  cards: true,
};
const balance = { kind: 'balance', amount_cents: 707_588, due_on: '2026-12-05' } as const;
const deposit = { kind: 'deposit', amount_cents: 303_252, due_on: '2026-11-26' } as const;
const damage = { kind: 'damage', amount_cents: 100_000, due_on: '2027-02-03' } as const;
const paid: MailFacts = {
  ...stay,
  ...{ payment: 'deposit', amount_cents: 303_252, method: 'transfer', received_on: '2026-11-25' },
  ...{ reference: 'MR-7K2M9', receipt_no: 1001, paid_cents: 303_252 },
  due: [balance, damage],
  ways,
};

const service: MailFacts = {
  ...{ request_id: stay.request_id, kind: 'service', name: stay.name, account: true, code: stay.code },
  ...{ property: stay.property, property_id: stay.property_id, date: '2027-02-05' },
  ...{
    service: 'Private Chef at Home',
    on_day: '2027-02-05',
    at_time: '19:30',
    price_cents: 48_000,
    by: 'house',
  },
};

const ofOwner: MailFacts = {
  ...{ kind: 'stay', code: stay.code, property: stay.property, property_id: stay.property_id },
  ...{ check_in: stay.check_in, check_out: stay.check_out, guests: 4 },
};

/** Facts as `private.mail_facts` writes them, for each template. */
export const SAMPLE_FACTS: Record<Template, MailFacts> = {
  request_received: {
    ...stay,
    hold_until: '2026-11-24T20:20:00+00:00',
    body: 'We arrive late, around 22:00.\n\nIs a cot possible?',
  },
  reply: {
    ...stay,
    body: 'Of course: a cot is in the second bedroom.\nSomebody waits for you until midnight.',
    author: 'Marisol',
    question: 'We arrive late, around 22:00.\n\nIs a cot possible?',
  },
  confirmed: {
    ...stay,
    due: [deposit, balance, damage],
    ways,
    lapses_on: '2026-11-28',
    cancellation: [
      { until: '2026-12-04', refund_share: 0.95 },
      { until: '2027-01-03', refund_share: 0.5 },
      { until: '2027-02-03', refund_share: 0 },
    ],
  },
  offer: {
    ...stay,
    ...{ account: false, offer: true, token: '0123456789abcdef', hold_until: '2026-11-26T20:20:00+00:00' },
    body: 'As we said on the phone: with the cook for two evenings.',
  },
  declined: { ...stay, closed_as: 'declined', body: 'The roof of the villa is repaired that week.' },
  expired: { ...stay, closed_as: 'expired' },
  cancelled: {
    ...stay,
    closed_as: 'cancelled_by_guest',
    body: 'I am ill.',
    paid_cents: 315_000,
    due: [{ kind: 'refund', amount_cents: 299_250, due_on: '2026-11-23' }],
  },
  payment_due: { ...paid, payment: 'balance', amount_cents: balance.amount_cents, due_on: balance.due_on },
  payment_received: paid,
  payment_reversed: {
    ...paid,
    paid_cents: 0,
    due: [deposit, balance, damage],
    body: 'The transfer was for another stay.',
  },
  refund_due: {
    ...stay,
    ...{ payment: 'unexpected', amount_cents: 303_252, method: 'card', received_on: '2026-11-25' },
    due: [{ kind: 'refund', amount_cents: 303_252, due_on: '2026-11-25' }],
  },
  refund_sent: {
    ...stay,
    ...{
      payment: 'refund',
      amount_cents: 299_250,
      method: 'transfer',
      received_on: '2026-11-25',
      receipt_no: 1002,
    },
  },
  damage_settled: {
    ...stay,
    ...{ payment: 'damage', amount_cents: 100_000, claim_cents: 20_050, released_cents: 79_950 },
    due: [{ kind: 'refund', amount_cents: 79_950, due_on: '2027-02-11' }],
    body: 'The glass of the coffee table.',
  },
  unpaid: { ...stay, due: [deposit, balance, damage], ways, lapses_on: '2026-11-29' },
  kept_unpaid: {
    ...{ ...stay, due: [deposit, balance, damage], ways },
    ...{ keep_until: '2026-12-02', lapses_on: '2026-12-02' },
  },
  lapsed: { ...stay, closed_as: 'unpaid' },
  statement_ready: {
    month: '2026-11-01',
    property: 'Villa Paradise, Ocean Villa Infinity',
    number: 'S-2026-11-4',
    balance_cents: 812_050,
    name: 'Beatriz Luna',
  },
  service_offered: { ...service, status: 'offered', note: 'Three courses with the catch of the day.' },
  service_arranged: { ...service, status: 'arranged', note: 'Chef Marco arrives at five.' },
  service_closed: { ...service, status: 'called_off', body: 'The chef is ill.' },
  withdrawn: { ...stay, closed_as: 'withdrawn' },
  move_asked: {
    ...{ ...stay, body: 'Our flight was moved.' },
    wish: { check_in: '2027-02-05', check_out: '2027-02-12', total_cents: 1_080_000 },
  },
  before_arrival: { ...stay, due: [damage], ways, paid_cents: 1_010_840 },
  after_stay: stay,
  attachments_refused: { ...stay, attachments: 2 },
  owner_booked: { ...ofOwner, name: 'Beatriz Luna' },
  owner_cancelled: { ...ofOwner, name: 'Beatriz Luna' },
  approval_wanted: { name: 'Pablo Ríos', role: 'management' },
  account_approved: {
    ...{ name: 'Beatriz Luna', role: 'owner' },
    ...{ property: 'Villa Paradise', property_id: 'villa-paradise' },
  },
  account_refused: { name: 'Pablo Ríos', role: 'management', reason: 'We know no Pablo.' },
  cost_wanted: {
    ...{ name: 'Beatriz Luna', property: 'Villa Paradise', property_id: 'villa-paradise' },
    ...{ what: 'Pool pump replaced', on_day: '2026-11-23', amount_cents: 38_500 },
  },
  feed_failing: {
    ...{ feed: 'Airbnb', property: 'Villa Paradise', property_id: 'villa-paradise' },
    since: '2026-11-23T22:20:00+00:00',
  },
  new_request: {
    request_id: stay.request_id,
    kind: 'service',
    name: 'Ana García López',
    account: false,
    service: 'Private Chef Experience',
    date: '2027-02-05',
    due_at: '2026-11-23T22:20:00+00:00',
    news: 'new',
    body: 'Dinner for eight, two of us vegetarian.',
  },
};
