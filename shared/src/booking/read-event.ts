import type { Enums, OfferState, Quote, Tables } from '../data';
import type { PlainDate } from '../format';
import type { StayDates } from './stays.data';

export type StayClosing = Enums<'stay_closing'>;
export type PaymentKind = Enums<'payment_kind'>;

/** Nights of a stay and what they cost, in US cents. */
export interface PricedNights extends StayDates {
  totalCents: number;
}

/** What an event of a request says about a stay, or that somebody wrote. */
export type StayEvent =
  | { what: 'asked' | 'confirmed' | 'message' | StayClosing }
  /** `until` as the data service writes times. */
  | { what: 'held'; until: string }
  | ({ what: 'moved' | 'wish' } & PricedNights)
  | { what: 'repriced'; totalCents: number }
  /** `named`: what an extra is for. */
  | ({ what: 'paid' | 'reversed' | 'added' | 'dropped' | 'waived'; named?: string } & Money)
  /** What became of a damage deposit: what goes back of it, and what is kept. */
  | { what: 'released'; releasedCents: number; claimCents: number }
  /** A refund to a card: under way, or why it has to be looked at. */
  | { what: 'cardRefund'; outcome: 'sent' | 'failed' | 'unsure' | 'twice'; amountCents: number }
  | { what: 'dispute'; outcome: Enums<'dispute_state'>; amountCents: number }
  | { what: 'relet'; amountCents: number }
  | { what: 'kept'; until: PlainDate }
  /** The deposit has not come; after that day the stay is released. */
  | { what: 'reminded'; lapsesOn: PlainDate }
  /** A step of an offer; `request` is that of the stay, where the event stands in another. */
  | { what: 'offer'; step: OfferStep; code: string; totalCents: number; request?: string };

export type OfferStep = OfferState | 'sent' | 'opened';

/** How a message came by mail. */
export interface ByMail {
  /** Who wrote it, where that is not the guest's address. */
  sender?: string;
  /** Files that came along and were not kept. */
  attachments?: number;
  /** Whether it was longer than what is kept. */
  cut?: true;
}

/** @returns undefined for what was written on the site */
export function readByMail(data: unknown): ByMail | undefined {
  const read = data as ByMail & { by?: string };
  return read.by === 'mail' ? read : undefined;
}

interface Money {
  kind: PaymentKind;
  amountCents: number;
}

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
  /** What an extra is for. */
  what?: string;
  reversed?: true;
  added?: true;
  dropped?: true;
  released_cents?: number;
  claim_cents?: number;
  refund?: 'sent' | 'failed' | 'unsure' | 'twice';
  dispute?: Enums<'dispute_state'>;
  relet_cents?: number;
  keep_until?: PlainDate;
  lapses_on?: PlainDate;
  offer?: OfferStep;
  code?: string;
  total_cents?: number;
  request_id?: string;
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
  if (old.total_cents !== totalCents) return { what: 'repriced', totalCents };
  return now.hold_until === null ? undefined : { what: 'held', until: now.hold_until };
}

function readMoney(kind: PaymentKind, data: StayEventData): StayEvent {
  // A reversal has the opposite amount.
  const amountCents = Math.abs(data.amount_cents ?? 0);
  if (data.dispute) return { what: 'dispute', outcome: data.dispute, amountCents };
  if (data.refund) return { what: 'cardRefund', outcome: data.refund, amountCents };
  if (data.released_cents !== undefined)
    return { what: 'released', releasedCents: data.released_cents, claimCents: data.claim_cents ?? 0 };
  const what = data.reversed ? 'reversed' : data.added ? 'added' : data.dropped ? 'dropped' : 'paid';
  return { what, kind, amountCents, named: data.what };
}

/**
 * Reads an event of a request.
 * @returns undefined for kinds that only the desk needs
 */
export function readStayEvent(event: { kind: string; data: unknown }): StayEvent | undefined {
  const data = event.data as StayEventData;
  if (event.kind === 'reservation') {
    if (data.payment) return readMoney(data.payment, data);
    if (data.waived) return { what: 'waived', kind: data.waived, amountCents: data.amount_cents ?? 0 };
    if (data.relet_cents) return { what: 'relet', amountCents: data.relet_cents };
    if (data.keep_until) return { what: 'kept', until: data.keep_until };
    if (data.offer) {
      const { offer: step, code = '', total_cents: totalCents = 0, request_id: request } = data;
      return { what: 'offer', step, code, totalCents, request };
    }
    if (data.lapses_on) return { what: 'reminded', lapsesOn: data.lapses_on };
    return data.new && whatChanged(data.old, data.new);
  }
  if (event.kind !== 'message_in' && event.kind !== 'message_out') return undefined;
  if (!data.move) return { what: 'message' };
  const { check_in: checkIn, check_out: checkOut, quote } = data.move;
  return { what: 'wish', checkIn, checkOut, totalCents: quote.total_cents };
}
