import { contactDetails } from '@marisma/area-kit/brand';
import { readStayEvent } from '@marisma/area-kit/booking';
import { dayAtHouse, formatDateRange, type PlainDate } from '@marisma/area-kit/format';
import { intlLocale } from '@marisma/area-kit/texts';
import { t } from '../texts';
import { moneyInWords, momentInWords } from '../words';
import { sumsOf } from './money';
import type { Host, Phase, Stay } from './own';

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

/** A wish for other nights, as a sentence. */
export const wishInWords = (wish: { checkIn: PlainDate; checkOut: PlainDate; totalCents: number }): string =>
  t.requests.wish(nightsInWords(wish));

/** Dates and total of other nights. */
export const nightsInWords = ({ checkIn, checkOut, totalCents }: Parameters<typeof wishInWords>[0]) => ({
  dates: formatDateRange(checkIn, checkOut, intlLocale()),
  total: moneyInWords(totalCents),
});

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

/** What became of the money of one's own cancelled stay. */
export function refundInWords(stay: Stay): string {
  const accounts = Object.values(sumsOf(stay));
  const total = (of: 'paid' | 'returned' | 'owed') => accounts.reduce((sum, account) => sum + account[of], 0);
  const [returned, owed] = [total('returned'), total('owed')];
  const words = t.live.refund;
  if (total('paid') + returned <= 0) return words.unpaid;
  if (returned + owed === 0) return words.none;
  return [returned > 0 && words.sent(moneyInWords(returned)), owed > 0 && words.owed(moneyInWords(owed))]
    .filter(Boolean)
    .join(' ');
}
