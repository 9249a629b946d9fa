import { contactDetails } from '@marisma/area-kit/brand';
import { readStayEvent } from '@marisma/area-kit/booking';
import { dayAtHouse, formatDate, formatDateRange } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { moneyInWords, momentInWords } from '../words';
import type { EventRow, Host, Phase, Stay } from './own';

export const PHASES = ['upcoming', 'past', 'cancelled'] as const satisfies readonly Phase[];

/** Stays to come soonest first, the others latest first. */
export function staysIn(stays: readonly Stay[], phase: Phase): readonly Stay[] {
  const direction = phase === 'upcoming' ? 1 : -1;
  return stays
    .filter((stay) => stay.phase === phase)
    .sort((a, b) => direction * a.check_in.localeCompare(b.check_in));
}

export const nextTrip = (stays: readonly Stay[]): Stay | undefined => staysIn(stays, 'upcoming')[0];

/** Whether the guide of the house is of use: until the day of departure is over. */
export const mayReadGuide = ({ sample, status, check_out }: Stay): boolean =>
  !sample && status === 'confirmed' && check_out >= dayAtHouse();

/** Who answers the guest: the team, or the host of a sample. */
export const hostOf = ({ sample }: { sample?: { host: Host } }): Host =>
  sample?.host ?? { name: t.live.team, phone: contactDetails.phone.shown };

/** What happened to a stay, as a sentence; undefined for what concerns only the desk. */
export function eventInWords(event: EventRow): string | undefined {
  const { story } = t.stay;
  const read = readStayEvent(event);
  if (!read) return undefined;
  switch (read.what) {
    case 'held':
      return story.held(momentInWords(read.until));
    case 'moved':
    case 'wish': {
      const dates = formatDateRange(read.checkIn, read.checkOut, intlLocale());
      return story[read.what]({ dates, total: moneyInWords(read.totalCents) });
    }
    case 'paid':
      return story.paid[read.kind](moneyInWords(read.amountCents));
    case 'repriced':
      return story.repriced(moneyInWords(read.totalCents));
    case 'reversed':
    case 'relet':
    case 'waived':
      return story[read.what](moneyInWords(read.amountCents));
    case 'added':
    case 'dropped':
      return story[read.what](read.named ?? '', moneyInWords(read.amountCents));
    case 'released':
      return [
        read.releasedCents > 0 && story.released(moneyInWords(read.releasedCents)),
        read.claimCents > 0 && story.claimed(moneyInWords(read.claimCents)),
      ]
        .filter(Boolean)
        .join(' ');
    case 'cardRefund':
      return read.outcome === 'sent' ? story.refunding(moneyInWords(read.amountCents)) : undefined;
    case 'dispute':
    case 'offer':
      return undefined;
    case 'kept':
      return story.kept(formatDate(read.until, intlLocale()));
    case 'reminded':
      return story.reminded(formatDate(read.lapsesOn, intlLocale()));
    case 'message':
      return event.actor === 'guest' ? story.message.guest : story.message.house;
    default:
      return story[read.what];
  }
}

/** What the guest should know about the state of a stay: until when it is held, or how it ended. */
export function stateInWords(stay: Stay): string | undefined {
  const { status, closed_as, hold_until, request, sample } = stay;
  const { closed, heldUntil, reason } = t.live;
  if (sample) return status === 'cancelled' ? t.bookings.refunded : undefined;
  if (closed_as) {
    const end = request?.request_events.find((event) => readStayEvent(event)?.what === closed_as);
    const byGuest = closed_as === 'withdrawn' || closed_as === 'cancelled_by_guest';
    return [closed[closed_as], end?.body && !byGuest && reason(end.body)].filter(Boolean).join(' ');
  }
  return status === 'pending' && hold_until ? heldUntil(momentInWords(hold_until)) : undefined;
}
