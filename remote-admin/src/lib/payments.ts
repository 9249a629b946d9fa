import { read } from '@marisma/area-kit/data';
import { t } from '../texts';
import type { Client } from './client';

export const PAYMENT_COLUMNS =
  'id, kind, amount_cents, due_on, received_at, received_on, method, reference, what, receipt_no, noted_by, reverses, refund_of, disputed, claim_cents, claim_reason' as const;

/**
 * Reads the payments of a stay by the day on which they are due.
 * @param stay the id of its reservation
 * @throws DataError
 */
export const readPayments = (client: Client, stay: string, signal?: AbortSignal) =>
  read(
    client
      .from('payments')
      .select(PAYMENT_COLUMNS)
      .eq('reservation_id', stay)
      .is('voided_at', null)
      .order('due_on'),
    signal,
  );

/** A payment or refund of a stay. A refund is received once it was sent; a reversal has an amount below zero. */
export type StayPayment = Awaited<ReturnType<typeof readPayments>>[number];

const paysPrice = ({ kind }: StayPayment): boolean => kind === 'deposit' || kind === 'balance';

/** What was paid of the price, less what has gone back of it: as `private.in_price` counts. */
export const paidCents = (payments: readonly StayPayment[]): number =>
  payments
    .filter((payment) => payment.received_at !== null)
    .reduce((sum, payment) => {
      if (paysPrice(payment)) return sum + payment.amount_cents;
      return payment.kind === 'refund' && payment.refund_of === null ? sum - payment.amount_cents : sum;
    }, 0);

/** What still has to be paid of the price. */
export const owedCents = (payments: readonly StayPayment[]): number =>
  payments
    .filter((payment) => paysPrice(payment) && payment.received_at === null)
    .reduce((sum, { amount_cents }) => sum + amount_cents, 0);

/** What a payment is: what an extra is for, or its kind. */
export function paymentName({
  kind,
  what,
  reverses,
}: Pick<StayPayment, 'kind' | 'what' | 'reverses'>): string {
  const name = what ?? t.payments.kinds[kind];
  return reverses === null ? name : t.payments.correction(name);
}
