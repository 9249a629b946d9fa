import { contactDetails } from '@marisma/area-kit/brand';
import { nightsBetween, now, type PlainDate } from '@marisma/area-kit/format';
import { houses } from '@marisma/area-kit/houses';
import * as z from '@marisma/area-kit/shape';
import type { Quote } from '@marisma/area-kit/data';
import type { Booking, BookingStatus } from '../booking';
import type { Payment } from '../payment';
import type { Message, Thread } from '../thread';
import type { HomeId } from '../../sample/homes';
import { t } from '../../texts';
import type { WishLine } from './live-stay';
import { dayAtHouse, dollars, momentOf } from './moments';
import type { EventRow, LiveRows, PaymentRow, RequestRow, StayRow } from './read-live.data';
import { readStory } from './read-story';
import { wishInWords } from './words';

/** What is the guest's own on the dashboard. */
export interface Live {
  bookings: readonly Booking[];
  payments: readonly Payment[];
  threads: readonly Thread[];
}

/** Arranges a guest's rows as the dashboard shows them. */
export function arrangeLive(rows: LiveRows, moment: Date = now()): Live {
  const today = rows.today ?? dayAtHouse(moment);
  const requestOf = new Map(rows.requests.map((request) => [request.reservation_id, request]));
  const bookings = rows.reservations.filter(isKnown).map((row) => {
    const request = requestOf.get(row.id);
    return toBooking(row, request, eventsOf(rows, request), today);
  });
  return {
    bookings,
    payments: bookings
      .flatMap((booking) => paymentsOf(booking, rows.payments))
      .sort((a, b) => b.date.localeCompare(a.date)),
    threads: rows.requests
      .map((request) => toThread(request, eventsOf(rows, request), bookings))
      .sort((a, b) => b.lastMessage.time.getTime() - a.lastMessage.time.getTime()),
  };
}

/** Since when the house owes an answer; undefined while it owes none. */
const waitsSince = ({ turn_at }: RequestRow): Date | undefined =>
  turn_at === null ? undefined : momentOf(turn_at);

const eventsOf = (rows: LiveRows, request?: RequestRow): EventRow[] =>
  rows.events.filter((event) => event.request_id === request?.id);

// A house that is newer than this build of the dashboard has neither words nor pictures here.
const isKnown = (row: StayRow): row is StayRow & { property_id: HomeId } => row.property_id in houses;

function toBooking(
  row: StayRow & { property_id: HomeId },
  request: RequestRow | undefined,
  events: EventRow[],
  today: PlainDate,
): Booking {
  const { check_in: checkIn, check_out: checkOut } = row;
  const story = readStory(events);
  return {
    id: row.code,
    property: row.property_id,
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    guests: row.guests,
    total: dollars(row.total_cents),
    status: statusOf(row, today),
    host: t.live.team,
    hostPhone: contactDetails.phone.shown,
    live: {
      id: row.id,
      version: row.version,
      state: row.status,
      closedAs: row.closed_as ?? undefined,
      reason: story.find(({ what }) => what === row.closed_as)?.text,
      holdUntil: row.hold_until === null ? undefined : momentOf(row.hold_until),
      quote: row.quote as Quote,
      daysAhead: nightsBetween(today, checkIn),
      thread: request?.id,
      // Whoever writes about a canceled stay reads in the conversation when it is answered.
      waitsSince: request && row.status !== 'cancelled' ? waitsSince(request) : undefined,
      story,
    },
  };
}

const statusOf = ({ status, check_out }: StayRow, today: PlainDate): BookingStatus =>
  status === 'cancelled' ? status : check_out > today ? 'upcoming' : 'past';

function paymentsOf(booking: Booking, rows: readonly PaymentRow[]): Payment[] {
  const seen = new Map<string, number>();
  return rows
    .filter((row) => row.reservation_id === booking.live?.id)
    .map((row) => {
      const back = row.kind === 'refund';
      // A payment that came in parts has a receipt for each.
      const part = (seen.get(row.kind) ?? 0) + 1;
      seen.set(row.kind, part);
      return {
        id: `${booking.id}-${row.kind[0]?.toUpperCase()}${part > 1 ? part : ''}`,
        booking,
        kind: row.kind,
        date: row.received_at === null ? row.due_on : dayAtHouse(momentOf(row.received_at)),
        amount: dollars(back ? -row.amount_cents : row.amount_cents),
        status: row.received_at === null ? (back ? 'owed' : 'due') : back ? 'refunded' : 'paid',
      };
    });
}

const sent = z.object({
  service_title: z.optional(z.string()),
  inquiry_type: z.catch(z.optional(z.enum(['booking', 'concierge', 'owner', 'general'])), undefined),
});

/** What a request is about: its stay's house, its service, or the kind of inquiry. */
function aboutOf(request: RequestRow, events: EventRow[], bookings: readonly Booking[]): string {
  const booking = bookings.find(({ live }) => live?.thread === request.id);
  if (booking) return `${t.homes[booking.property].title}, ${booking.id}`;
  const { data } = sent.safeParse(events[0]?.data);
  const { kinds, inquiries } = t.stay.requests;
  return data?.service_title ?? (data?.inquiry_type && inquiries[data.inquiry_type]) ?? kinds[request.kind];
}

function toThread(request: RequestRow, events: EventRow[], bookings: readonly Booking[]): Thread {
  const wishes = readStory(events).filter((line): line is WishLine => line.what === 'wish');
  const messages: Message[] = events
    .filter(({ kind }) => kind === 'message_in' || kind === 'message_out')
    .map((event) => {
      const wish = wishes.find(({ id }) => id === event.id);
      return {
        id: String(event.id),
        from: event.kind === 'message_in' ? 'guest' : 'host',
        time: momentOf(event.at),
        text: [wish && wishInWords(wish), event.body].filter(Boolean).join('\n\n'),
      } satisfies Message;
    })
    .filter(({ text }) => text !== '');
  const last = messages.at(-1);
  return {
    id: request.id,
    host: t.live.team,
    hostPhone: contactDetails.phone.shown,
    about: aboutOf(request, events, bookings),
    messages,
    readKey: `${request.id}:${last?.id}`,
    lastMessage: last ?? { time: momentOf(request.opened_at), text: t.stay.requests.noMessage },
    unread: last?.from === 'host',
    request: {
      kind: request.kind,
      // One that the desk has put off is not answered.
      state: request.turn_at === null ? request.state : 'open',
      waitsSince: waitsSince(request),
    },
    opened: momentOf(request.opened_at),
  };
}
