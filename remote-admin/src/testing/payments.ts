import type { StayPayment } from '../lib/payments';

/** A deposit of US$3,000 that is due. */
export const due: StayPayment = {
  id: 'p1',
  kind: 'deposit',
  amount_cents: 300000,
  due_on: '2026-12-01',
  received_at: null,
  received_on: null,
  method: null,
  reference: null,
  what: null,
  receipt_no: null,
  noted_by: null,
  reverses: null,
  refund_of: null,
  disputed: null,
  claim_cents: null,
  claim_reason: null,
};

/** What a payment has once it was received. */
export const received = {
  received_at: '2026-11-21T03:00:00+00:00',
  received_on: '2026-11-20',
  method: 'transfer',
  receipt_no: 1001,
} as const;
