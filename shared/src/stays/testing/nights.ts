import { addDays, type PlainDate } from '../../format';
import type { Night, Quote } from '../stay-shapes';

const MIN_NIGHTS = 3;

/**
 * Nights at 1,500 dollars with a minimum stay of three, one for each character from the house's today on: `x` is taken,
 * on `-` nobody arrives, `.` is free. The rule of `may_arrive` is the database's.
 */
export const nightsFor = (today: PlainDate, marks: string): Night[] =>
  [...marks].map((mark, at) => ({
    night: addDays(today, at),
    free: mark !== 'x',
    priceCents: 150_000,
    minNights: MIN_NIGHTS,
    mayArrive: mark === '.' && !marks.slice(at, at + MIN_NIGHTS).includes('x'),
    mayLeave: at > 0 && marks[at - 1] !== 'x',
  }));

/** Nights as the function `availability` answers them. */
export const nightRows = (nights: readonly Night[]) =>
  nights.map((each) => ({
    night: each.night,
    free: each.free,
    price_cents: each.priceCents,
    min_nights: each.minNights,
    may_arrive: each.mayArrive,
    may_leave: each.mayLeave,
  }));

/** A quote as the function `quote_stay` answers it: nights at 1,500 dollars. */
export const quoteRow = (nights: number, hash = 'hash', unitCents = 150_000) => ({
  nights,
  lines: [{ rule: 'base', nights, unit_cents: unitCents, amount_cents: nights * unitCents }],
  total_cents: nights * unitCents,
  deposit_cents: Math.round(nights * unitCents * 0.3),
  balance_cents: Math.round(nights * unitCents * 0.7),
  balance_due_on: '2026-12-20' as string | null,
  cancellation: [
    { until: '2026-12-19', refund_share: 0.95 },
    { until: '2027-01-18', refund_share: 0.5 },
    { until: '2027-02-18', refund_share: 0 },
  ],
  quote_hash: hash,
});

export const quote: Quote = {
  nights: 7,
  lines: [
    { rule: 'base', nights: 5, unitCents: 150_000, amountCents: 750_000 },
    { rule: 'christmas', nights: 2, unitCents: 300_000, amountCents: 600_000 },
  ],
  totalCents: 1_350_000,
  depositCents: 405_000,
  balanceCents: 945_000,
  balanceDueOn: '2026-12-20',
  cancellation: [
    { until: '2026-12-19', refundShare: 0.95 },
    { until: '2027-01-18', refundShare: 0.5 },
    { until: '2027-02-18', refundShare: 0 },
  ],
  quoteHash: 'hash',
};
