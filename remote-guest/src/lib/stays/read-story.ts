import * as z from '@marisma/shared/shape';
import { dollars, momentOf } from './moments';
import type { StoryLine } from './live-stay';
import type { EventRow } from './read-live.data';

const textOrNull = z.catch<string | null>(z.string(), null);
const facts = z.object({
  check_in: z.string(),
  check_out: z.string(),
  status: z.enum(['pending', 'confirmed', 'cancelled']),
  closed_as: z.catch(
    z.optional(z.enum(['declined', 'withdrawn', 'expired', 'cancelled_by_guest', 'cancelled_by_house'])),
    undefined,
  ),
  total_cents: z.int(),
  hold_until: textOrNull,
});
type Facts = z.infer<typeof facts>;

const change = z.object({ old: z.optional(facts), new: facts });
const payment = z.object({ payment: z.enum(['deposit', 'balance', 'refund']), amount_cents: z.int() });
const wish = z.object({
  move: z.object({
    check_in: z.string(),
    check_out: z.string(),
    quote: z.object({ total_cents: z.int() }),
  }),
});

type What = StoryLine extends infer Line
  ? Line extends StoryLine
    ? Omit<Line, 'id' | 'at' | 'by'>
    : never
  : never;

const nightsOf = (now: Facts) => ({
  checkIn: now.check_in,
  checkOut: now.check_out,
  total: dollars(now.total_cents),
});

function whatChanged(old: Facts | undefined, now: Facts): What | undefined {
  if (old?.status !== now.status) {
    if (now.status === 'pending') return { what: 'asked' };
    return { what: now.closed_as ?? 'confirmed' };
  }
  if (old.check_in !== now.check_in || old.check_out !== now.check_out)
    return { what: 'moved', ...nightsOf(now) };
  if (now.hold_until !== null) return { what: 'held', until: momentOf(now.hold_until) };
  return undefined;
}

/** What an event says to a guest; undefined for what only the desk needs, and for what a newer database may add. */
function whatHappened({ kind, data }: EventRow): What | undefined {
  if (kind === 'reservation') {
    const paid = payment.safeParse(data);
    if (paid.success)
      return { what: 'paid', kind: paid.data.payment, amount: dollars(paid.data.amount_cents) };
    const changed = change.safeParse(data);
    return changed.success ? whatChanged(changed.data.old, changed.data.new) : undefined;
  }
  if (kind !== 'message_in' && kind !== 'message_out') return undefined;
  const asked = wish.safeParse(data);
  if (!asked.success) return { what: 'message' };
  const { check_in: checkIn, check_out: checkOut, quote } = asked.data.move;
  return { what: 'wish', checkIn, checkOut, total: dollars(quote.total_cents) };
}

/** The history of a request as its guest reads it, oldest first. */
export const readStory = (events: readonly EventRow[]): StoryLine[] =>
  events.flatMap((event) => {
    const what = whatHappened(event);
    const by = event.actor === 'guest' || event.actor === 'house' ? event.actor : 'clock';
    return what ? [{ id: event.id, at: momentOf(event.at), by, text: event.body ?? undefined, ...what }] : [];
  });
