import { dayAtHouse, formatDate, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { isOpen, signedCents, type PaymentRow } from '../parts/money';
import type { Stay } from '../parts/own';
import { t } from '../texts';
import { moneyInWords } from '../words';

/** A payment as the list and its receipt show it. */
export interface Payment {
  id: string;
  /** The number of its receipt; none while it is still to come. */
  number: string;
  stay: Stay;
  kind: PaymentRow['kind'];
  /** What it is for, in words. */
  name: string;
  /** The day it was, or will be, paid. */
  date: PlainDate;
  /** US cents; negative when it goes back to the guest. */
  cents: number;
  status: 'paid' | 'due' | 'owed' | 'refunded' | 'corrected';
  /** Whether it belongs to the price of the stay. */
  ofPrice: boolean;
  method?: PaymentRow['method'];
  reference?: PaymentRow['reference'];
  /** What else is to be known. */
  remark?: string;
}

/** The payments of these stays, latest first. */
export const paymentsOf = (stays: readonly Stay[]): Payment[] =>
  stays.flatMap(paymentsOfStay).sort((a, b) => b.date.localeCompare(a.date));

/** A payment that was noted by mistake is one line with its correction. */
export const paymentsOfStay = (stay: Stay): Payment[] =>
  stay.payments.filter(({ reverses }) => !reverses).map((payment) => describe(stay, payment));

function describe(stay: Stay, payment: PaymentRow): Payment {
  const { id, kind, due_on, received_at, received_on, receipt_no, refund_of, method, reference } = payment;
  const back = kind === 'refund';
  const date = received_on ?? (received_at === null ? due_on : dayAtHouse(new Date(received_at)));
  const correction = stay.payments.find(({ reverses }) => reverses === id);
  const status = isOpen(payment)
    ? back
      ? 'owed'
      : 'due'
    : correction
      ? 'corrected'
      : back
        ? 'refunded'
        : 'paid';
  return {
    id,
    number: stay.sample ? `${stay.code}-${kind[0]?.toUpperCase()}` : String(receipt_no ?? ''),
    stay,
    kind,
    name: nameOf(stay, payment),
    date,
    cents: signedCents(payment),
    status,
    ofPrice: kind === 'deposit' || kind === 'balance' || kind === 'full' || (back && !refund_of),
    method,
    reference,
    remark: remarkOn(payment, correction),
  };
}

function nameOf({ sample, quote, payments }: Stay, { kind, what, refund_of }: PaymentRow): string {
  const { kinds, ownKinds, refundsOf } = t.payments;
  if (sample) return kinds[kind as keyof typeof kinds];
  // A stay that is near is paid at once.
  if (kind === 'deposit' && quote && !quote.balance_due_on) return ownKinds.full;
  if (kind === 'extra') return what ?? ownKinds.extra;
  const of = payments.find(({ id }) => id === refund_of);
  if (of?.kind === 'extra') return refundsOf.extra(of.what ?? ownKinds.extra);
  if (of?.kind === 'damage' || of?.kind === 'unexpected') return refundsOf[of.kind];
  return ownKinds[kind];
}

function remarkOn({ claim_cents, claim_reason }: PaymentRow, correction?: PaymentRow): string | undefined {
  const { correctedOn, claimed } = t.payments;
  if (correction?.received_on) return correctedOn(formatDate(correction.received_on, intlLocale()));
  return claim_cents ? claimed(moneyInWords(claim_cents), claim_reason ?? '') : undefined;
}
