import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { t } from '../texts';
import type { Stay } from './own';

export type PaymentRow = Stay['payments'][number];

/** Whether it is still to be made. */
export const isOpen = ({ received_at }: PaymentRow): boolean => received_at === null;

const isRefund = ({ kind }: PaymentRow): boolean => kind === 'refund';

/** Whether a guest can pay it now. */
export const isDue = (payment: PaymentRow): boolean => isOpen(payment) && !isRefund(payment);

/** What a payment that is due is called after 'Pay'. */
export function dueInWords({ quote }: Stay, { kind, what }: PaymentRow): string {
  const { full, extra, ...kinds } = t.next.dues;
  if (kind === 'extra') return what ?? extra;
  return kind === 'deposit' && quote && !quote.balance_due_on ? full : (kinds[kind] ?? extra);
}

/** The day at the houses. */
export const todayOf = ({ check_in, daysAhead }: Stay): PlainDate => addDays(check_in, -daysAhead);

/** US cents that come in, or below zero those that go back. */
export const signedCents = (payment: PaymentRow): number =>
  isRefund(payment) ? -payment.amount_cents : payment.amount_cents;

type Account = 'price' | 'extra' | 'damage' | 'unexpected';

/** What a payment is for; a refund is for what it gives back. */
function accountOf({ payments }: Stay, { kind, refund_of }: PaymentRow): Account {
  const of = kind === 'refund' ? payments.find(({ id }) => id === refund_of)?.kind : kind;
  return of === 'extra' || of === 'damage' || of === 'unexpected' ? of : 'price';
}

interface Sums {
  /** US cents that were paid, less what has come back. */
  paid: number;
  /** US cents that have come back. */
  returned: number;
  /** US cents that are still to be paid. */
  due: number;
  /** US cents on their way back. */
  owed: number;
}

/** What was paid, is due and goes back for a stay: of its price, and of extras, damage deposit and what nobody owed. */
export function sumsOf(stay: Stay): Record<Account, Sums> {
  const none = (): Sums => ({ paid: 0, returned: 0, due: 0, owed: 0 });
  const sums = { price: none(), extra: none(), damage: none(), unexpected: none() };
  for (const payment of stay.payments) {
    const sum = sums[accountOf(stay, payment)];
    if (isOpen(payment)) sum[isRefund(payment) ? 'owed' : 'due'] += payment.amount_cents;
    else sum.paid += signedCents(payment);
    if (isRefund(payment) && !isOpen(payment)) sum.returned += payment.amount_cents;
  }
  return sums;
}

/** Whether an invoice can be asked for: of one's own stay that is agreed, or of which something was paid. */
export const mayHaveInvoice = ({ sample, status, payments }: Stay): boolean =>
  !sample && (status === 'confirmed' || payments.some((payment) => !isOpen(payment)));
