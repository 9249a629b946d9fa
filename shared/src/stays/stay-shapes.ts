import type { DataError } from '../data';
import type { PlainDate } from '../format';
import * as z from '../shape';

/** A stay to ask about. */
export interface StayQuery {
  propertyId: string;
  checkIn: PlainDate;
  checkOut: PlainDate;
  guests: number;
}

/** A night of a house. `mayArrive` counts the minimum stay in. Amounts are US cents. */
export interface Night {
  night: PlainDate;
  free: boolean;
  priceCents: number;
  minNights: number;
  mayArrive: boolean;
  mayLeave: boolean;
}

/** What a stay costs and on which conditions. Amounts are US cents. */
export interface Quote {
  nights: number;
  lines: { rule: string; nights: number; unitCents: number; amountCents: number }[];
  totalCents: number;
  depositCents: number;
  balanceCents: number;
  /** Null when everything is due at once. */
  balanceDueOn: PlainDate | null;
  /** Up to which day a guest who cancels gets which share back; earliest first. */
  cancellation: { until: PlainDate; refundShare: number }[];
  quoteHash: string;
}

/** A stay as the database's functions answer it. */
export interface RequestedStay extends StayQuery {
  id: string;
  code: string;
  status: 'pending' | 'confirmed' | 'cancelled';
  closedAs: string | null;
  totalCents: number;
  /** Until when the nights of a pending stay are kept. */
  holdUntil: string | null;
  version: number;
}

const textOrNull = z.catch<string | null>(z.string(), null);

const nightRows = z.array(
  z.object({
    night: z.string(),
    free: z.boolean(),
    price_cents: z.int(),
    min_nights: z.int(),
    may_arrive: z.boolean(),
    may_leave: z.boolean(),
  }),
);

const quoteShape = z.object({
  nights: z.int(),
  lines: z.array(z.object({ rule: z.string(), nights: z.int(), unit_cents: z.int(), amount_cents: z.int() })),
  total_cents: z.int(),
  deposit_cents: z.int(),
  balance_cents: z.int(),
  balance_due_on: textOrNull,
  // Null when every step has passed.
  cancellation: z.catch(z.array(z.object({ until: z.string(), refund_share: z.number() })), []),
  quote_hash: z.string(),
});

const stayShape = z.object({
  id: z.string(),
  code: z.string(),
  property_id: z.string(),
  check_in: z.string(),
  check_out: z.string(),
  guests: z.int(),
  status: z.enum(['pending', 'confirmed', 'cancelled']),
  closed_as: textOrNull,
  total_cents: z.int(),
  hold_until: textOrNull,
  version: z.int(),
});

/** @throws ShapeError */
export const parseNights = (answer: unknown): Night[] =>
  nightRows.parse(answer).map((row) => ({
    night: row.night,
    free: row.free,
    priceCents: row.price_cents,
    minNights: row.min_nights,
    mayArrive: row.may_arrive,
    mayLeave: row.may_leave,
  }));

/** @throws ShapeError */
export function parseQuote(answer: unknown): Quote {
  const quote = quoteShape.parse(answer);
  return {
    nights: quote.nights,
    lines: quote.lines.map(({ rule, nights, unit_cents, amount_cents }) => ({
      rule,
      nights,
      unitCents: unit_cents,
      amountCents: amount_cents,
    })),
    totalCents: quote.total_cents,
    depositCents: quote.deposit_cents,
    balanceCents: quote.balance_cents,
    balanceDueOn: quote.balance_due_on,
    cancellation: quote.cancellation.map(({ until, refund_share }) => ({ until, refundShare: refund_share })),
    quoteHash: quote.quote_hash,
  };
}

/** @throws ShapeError */
export function parseStay(answer: unknown): RequestedStay {
  const stay = stayShape.parse(answer);
  return {
    id: stay.id,
    code: stay.code,
    propertyId: stay.property_id,
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    guests: stay.guests,
    status: stay.status,
    closedAs: stay.closed_as,
    totalCents: stay.total_cents,
    holdUntil: stay.hold_until,
    version: stay.version,
  };
}

/** A stay that a guest has asked for already, as far as a house's page needs it. */
export type OwnStay = Pick<RequestedStay, 'code' | 'holdUntil' | 'totalCents'>;

const ownStayRows = z.array(z.object({ code: z.string(), hold_until: textOrNull, total_cents: z.int() }));

/** @throws ShapeError */
export function parseOwnStay(answer: unknown): OwnStay | undefined {
  const [row] = ownStayRows.parse(answer);
  // The embedded backend writes times with a blank and without minutes of the offset; ISO 8601 has both.
  const holdUntil = row?.hold_until?.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00') ?? null;
  return row && { code: row.code, holdUntil, totalCents: row.total_cents };
}

/** The new quote, when a stay is refused because its price has changed. */
export function quoteOf({ code: word, hint }: DataError): Quote | undefined {
  if (word !== 'price_changed') return undefined;
  try {
    return parseQuote(JSON.parse(hint));
  } catch {
    return undefined;
  }
}
