import type { Enums, Quote, Tables } from '../data';
import type { PlainDate } from '../format';

export type StayClosing = Enums<'stay_closing'>;
export type PaymentKind = Enums<'payment_kind'>;

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

/** What the history of a stay records (`private.stay_facts`). */
type Facts = Pick<
  Tables<'reservations'>,
  'check_in' | 'check_out' | 'status' | 'closed_as' | 'total_cents' | 'hold_until'
>;

/** `data` of the events that are about a stay. */
interface StayEventData {
  old?: Facts;
  new?: Facts;
  payment?: PaymentKind;
  waived?: PaymentKind;
  amount_cents?: number;
  move?: Pick<Facts, 'check_in' | 'check_out'> & { quote: Quote };
}

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
 * @returns undefined for kinds that only the desk needs
 */
export function readStayEvent(event: { kind: string; data: unknown }): StayEvent | undefined {
  const data = event.data as StayEventData;
  if (event.kind === 'reservation') {
    const amountCents = data.amount_cents ?? 0;
    if (data.payment) return { what: 'paid', kind: data.payment, amountCents };
    if (data.waived) return { what: 'waived', kind: data.waived, amountCents };
    return data.new && whatChanged(data.old, data.new);
  }
  if (event.kind !== 'message_in' && event.kind !== 'message_out') return undefined;
  if (!data.move) return { what: 'message' };
  const { check_in: checkIn, check_out: checkOut, quote } = data.move;
  return { what: 'wish', checkIn, checkOut, totalCents: quote.total_cents };
}
