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
  lines: [{ kind: 'night', rule: 'base', nights, unit_cents: unitCents, amount_cents: nights * unitCents }],
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
    { kind: 'night', rule: 'base', nights: 5, unit_cents: 150_000, amount_cents: 750_000 },
    { kind: 'night', rule: 'christmas', nights: 2, unit_cents: 300_000, amount_cents: 600_000 },
  ],
  total_cents: 1_350_000,
  deposit_cents: 405_000,
  balance_cents: 945_000,
};

/** Lines of every kind: ten guests where eight are included, a pet, a discount. */
export const fullQuote: Quote = {
  ...quote,
  lines: [
    ...quote.lines,
    { kind: 'discount', rule: 'discount', amount_cents: -50_000 },
    { kind: 'fee', rule: 'cleaning', base: 'stay', quantity: 1, unit_cents: 22_000, amount_cents: 22_000 },
    {
      kind: 'fee',
      rule: 'extra_guest',
      base: 'guest_night',
      quantity: 14,
      unit_cents: 6_000,
      for_owner: true,
      amount_cents: 84_000,
    },
    { kind: 'fee', rule: 'pet', base: 'pet', quantity: 1, unit_cents: 15_000, amount_cents: 15_000 },
    // 3.5% of 13,500 - 500.
    {
      kind: 'tax',
      rule: 'lodging_tax',
      base: 'nights',
      basis_points: 350,
      base_cents: 1_300_000,
      amount_cents: 45_500,
    },
    // 16% of 13,000 + 220 + 840 + 150.
    {
      kind: 'tax',
      rule: 'iva',
      base: 'subtotal',
      basis_points: 1600,
      base_cents: 1_421_000,
      amount_cents: 227_360,
    },
  ],
  // 14,210 + 455 + 2,273.60.
  total_cents: 1_693_860,
  deposit_cents: 508_158,
  balance_cents: 1_185_702,
};
