import type { MailFacts } from '../../../shared/src/data/database';
import type { Template } from '../../worker/letters/letters';

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
  guests: 4,
  total_cents: 1_050_000,
  due_at: '2026-11-23T22:20:00+00:00',
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
    body: 'Hello Ana,\n\nof course: a cot is in the second bedroom.\nSomebody waits for you until midnight.\n\nMarisol',
  },
  confirmed: {
    ...stay,
    due: [
      { kind: 'deposit', amount_cents: 315_000, due_on: '2026-11-23' },
      { kind: 'balance', amount_cents: 735_000, due_on: '2027-01-04' },
    ],
    cancellation: [
      { until: '2026-12-04', refund_share: 0.95 },
      { until: '2027-01-03', refund_share: 0.5 },
      { until: '2027-02-03', refund_share: 0 },
    ],
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
  payment_due: { ...stay, payment: 'balance', amount_cents: 735_000, due_on: '2027-01-04' },
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
