import type { Quote } from '../../data';
import { addDays, type PlainDate } from '../../format';
import type { Night } from '../stays.data';

const MIN_NIGHTS = 3;

/**
 * Nights at 1,500 dollars with a minimum stay of three, one for each character from the house's today on: `x` is taken,
 * on `-` nobody arrives, `.` is free. The rule of `may_arrive` is the database's.
 */
export const nightsFor = (today: PlainDate, marks: string): Night[] =>
  [...marks].map((mark, at) => ({
    night: addDays(today, at),
    free: mark !== 'x',
    price_cents: 150_000,
    min_nights: MIN_NIGHTS,
    may_arrive: mark === '.' && !marks.slice(at, at + MIN_NIGHTS).includes('x'),
    may_leave: at > 0 && marks[at - 1] !== 'x',
  }));

/** A quote as the function `quote_stay` answers it: nights at 1,500 dollars. */
export const quoteRow = (nights: number, hash = 'hash', unitCents = 150_000): Quote => ({
  nights,
  lines: [{ rule: 'base', nights, unit_cents: unitCents, amount_cents: nights * unitCents }],
  total_cents: nights * unitCents,
  deposit_cents: Math.round(nights * unitCents * 0.3),
  balance_cents: Math.round(nights * unitCents * 0.7),
  balance_due_on: '2026-12-20',
  cancellation: [
    { until: '2026-12-19', refund_share: 0.95 },
    { until: '2027-01-18', refund_share: 0.5 },
    { until: '2027-02-18', refund_share: 0 },
  ],
  quote_hash: hash,
});

/** Five nights at the base rate and two of Christmas. */
export const quote: Quote = {
  ...quoteRow(7),
  lines: [
    { rule: 'base', nights: 5, unit_cents: 150_000, amount_cents: 750_000 },
    { rule: 'christmas', nights: 2, unit_cents: 300_000, amount_cents: 600_000 },
  ],
  total_cents: 1_350_000,
  deposit_cents: 405_000,
  balance_cents: 945_000,
};
