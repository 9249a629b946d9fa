import type { PlainDate } from '../format';
import * as z from '../shape';

/** The ways in which a stay ends before it begins. */
export const STAY_CLOSINGS = [
  'declined',
  'withdrawn',
  'expired',
  'cancelled_by_guest',
  'cancelled_by_house',
] as const;
export type StayClosing = (typeof STAY_CLOSINGS)[number];
export type PaymentKind = 'deposit' | 'balance' | 'refund';

/** Nights of a stay and what they cost, in US cents. */
export interface PricedNights {
  checkIn: PlainDate;
  checkOut: PlainDate;
  totalCents: number;
}

/** What an event of a request says about a stay, or that somebody wrote. */
export type StayEvent =
  | { what: 'asked' | 'confirmed' | 'message' | StayClosing }
  /** `until` as the data service writes times. */
  | { what: 'held'; until: string }
  | ({ what: 'moved' | 'wish' } & PricedNights)
  | { what: 'paid' | 'waived'; kind: PaymentKind; amountCents: number };

const textOrNull = z.catch<string | null>(z.string(), null);
const facts = z.object({
  check_in: z.string(),
  check_out: z.string(),
  status: z.enum(['pending', 'confirmed', 'cancelled']),
  closed_as: z.catch(z.optional(z.enum(STAY_CLOSINGS)), undefined),
  total_cents: z.int(),
  hold_until: textOrNull,
});
type Facts = z.infer<typeof facts>;

const change = z.object({ old: z.optional(facts), new: facts });
const KIND = z.enum(['deposit', 'balance', 'refund']);
const payment = z.object({ payment: KIND, amount_cents: z.int() });
const waiver = z.object({ waived: KIND, amount_cents: z.int() });
const wish = z.object({
  move: z.object({
    check_in: z.string(),
    check_out: z.string(),
    quote: z.object({ total_cents: z.int() }),
  }),
});

function whatChanged(old: Facts | undefined, now: Facts): StayEvent | undefined {
  if (old?.status !== now.status) {
    if (now.status === 'pending') return { what: 'asked' };
    return { what: now.closed_as ?? 'confirmed' };
  }
  const { check_in: checkIn, check_out: checkOut, total_cents: totalCents } = now;
  if (old.check_in !== checkIn || old.check_out !== checkOut)
    return { what: 'moved', checkIn, checkOut, totalCents };
  return now.hold_until === null ? undefined : { what: 'held', until: now.hold_until };
}

/**
 * Reads an event of a request.
 * @returns undefined for kinds that only the desk needs, and for what a newer database may add
 */
export function readStayEvent({ kind, data }: { kind: string; data: unknown }): StayEvent | undefined {
  if (kind === 'reservation') {
    const paid = payment.safeParse(data);
    if (paid.success) return { what: 'paid', kind: paid.data.payment, amountCents: paid.data.amount_cents };
    const given = waiver.safeParse(data);
    if (given.success)
      return { what: 'waived', kind: given.data.waived, amountCents: given.data.amount_cents };
    const changed = change.safeParse(data);
    return changed.success ? whatChanged(changed.data.old, changed.data.new) : undefined;
  }
  if (kind !== 'message_in' && kind !== 'message_out') return undefined;
  const asked = wish.safeParse(data);
  if (!asked.success) return { what: 'message' };
  const { check_in: checkIn, check_out: checkOut, quote } = asked.data.move;
  return { what: 'wish', checkIn, checkOut, totalCents: quote.total_cents };
}
