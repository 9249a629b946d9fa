import { readStayEvent, type StayEvent } from '@marisma/area-kit/stays';
import { dollars, momentOf } from './moments';
import type { StoryLine } from './live-stay';
import type { EventRow } from './read-live.data';

type What = StoryLine extends infer Line
  ? Line extends StoryLine
    ? Omit<Line, 'id' | 'at' | 'by'>
    : never
  : never;

function toWhat(event: StayEvent): What {
  switch (event.what) {
    case 'held':
      return { what: 'held', until: momentOf(event.until) };
    case 'moved':
    case 'wish': {
      const { what, checkIn, checkOut, totalCents } = event;
      return { what, checkIn, checkOut, total: dollars(totalCents) };
    }
    case 'paid':
    case 'waived':
      return { what: event.what, kind: event.kind, amount: dollars(event.amountCents) };
    default:
      return { what: event.what };
  }
}

/** The history of a request as its guest reads it, oldest first. */
export const readStory = (events: readonly EventRow[]): StoryLine[] =>
  events.flatMap((row) => {
    const event = readStayEvent(row);
    const by = row.actor === 'guest' || row.actor === 'house' ? row.actor : 'clock';
    return event
      ? [{ id: row.id, at: momentOf(row.at), by, text: row.body ?? undefined, ...toWhat(event) }]
      : [];
  });
