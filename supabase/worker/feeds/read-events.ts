import { createHash } from 'node:crypto';

import { OWN_UID } from '../calendar/write-calendar';
import { Clocks } from './clocks';
import { readNights } from './event-days';
import { FeedFailure } from './feed-failure';
import { DAY_MS, dayAt } from './points';
import { type EventLines, splitEvents, textOf } from './split-events';

/** An event as `settle_feed` takes it: a hash of its UID, arrival, departure, and what is known of it. */
export type FeedEvent = [event: string, from: string, to: string, kind: 'booked' | 'unsure' | 'blocked'];

export interface ReadEvents {
  events: FeedEvent[];
  /** Why events that may matter were left out; a missing event then does not mean free nights. */
  error: string | null;
  /** How many were. */
  unreadable: number;
}

/** What the data service takes in one call; a house has not so many stays to come. */
const MOST_EVENTS = 800;
/** After so many, no other event is read: each takes time too. */
const MOST_FAILURES = 2000;
const MOST_DAYS_OF_A_STAY = 400;

/**
 * Reads the nights of a calendar that are not over. Titles are read, never stored.
 * @throws FeedFailure for a body that is no calendar
 */
export function readEvents(body: Buffer, now = Date.now()): ReadEvents {
  const split = splitEvents(body);
  if (!split) throw new FeedFailure(body.toString().trim() === '' ? 'empty' : 'not_calendar');
  const clocks = new Clocks(split.offsets);
  const today = dayAt(clocks.atHouse(now));
  const found = new Map<string, FeedEvent>();
  let unreadable = split.broken.filter((event) => !isOver(event, today)).length;
  let error = unreadable > 0 ? 'bad_event' : null;
  const replaced = replacedIn(split.events);
  let failures = 0;
  for (const [at, event] of split.events.entries()) {
    if (failures > MOST_FAILURES) {
      unreadable += split.events.length - at;
      break;
    }
    try {
      for (const read of readEvent(event, clocks, today, replaced)) found.set(read.slice(0, 3).join(), read);
    } catch (failure) {
      if (!(failure instanceof FeedFailure)) throw failure;
      failures++;
      if (isOver(event, today)) continue;
      unreadable++;
      error = failure.code;
    }
  }
  const events = [...found.values()].sort((one, other) => (one[1] < other[1] ? -1 : 1));
  if (events.length > MOST_EVENTS) error = 'too_many_events';
  unreadable += Math.max(0, events.length - MOST_EVENTS);
  return { events: events.slice(0, MOST_EVENTS), error: split.isWhole ? error : 'cut_off', unreadable };
}

/** By UID, the repetitions that another event replaces. */
function replacedIn(events: EventLines[]): Map<string, string[]> {
  const replaced = new Map<string, string[]>();
  for (const event of events) {
    const [line] = event.get('RECURRENCE-ID') ?? [];
    if (line === undefined || isRange(line)) continue;
    const uid = textOf(event, 'UID');
    const lines = replaced.get(uid);
    if (lines) lines.push(line);
    else replaced.set(uid, [line]);
  }
  return replaced;
}

/** Whether an event replaces all later repetitions too. */
const isRange = (recurrence: string): boolean => /;RANGE=/i.test(recurrence);

/** @returns none for an event that takes no night, or gives a night of ours back to us */
function readEvent(
  event: EventLines,
  clocks: Clocks,
  today: number,
  replaced: Map<string, string[]>,
): FeedEvent[] {
  const uid = textOf(event, 'UID');
  // 'Status: cancelled' with a space is rather a line of a description, broken in the middle.
  const isCancelled = event.get('STATUS')?.every((line) => /^[^:]*:CANCELLED\s*$/i.test(line));
  if (uid.endsWith(OWN_UID) || isCancelled) return [];
  if (isRange(event.get('RECURRENCE-ID')?.[0] ?? '')) throw new FeedFailure('recurring');
  return readNights(event, clocks, today, replaced.get(uid)).map((nights) => {
    const [from, to] = [isoOf(nights[0]), isoOf(nights[1])];
    const hash = createHash('sha256')
      .update(uid || `${from}/${to}`)
      .digest('hex')
      .slice(0, 32);
    return [hash, from, to, kindOf(textOf(event, 'SUMMARY'))];
  });
}

const isoOf = (day: number): string => new Date(day).toISOString().slice(0, 10);

/** Whether an event that cannot be read is known to be over: it names days, and the last of them is past. */
function isOver(event: EventLines, today: number): boolean {
  const [rule] = event.get('RRULE') ?? [];
  if (rule !== undefined && !/UNTIL=/i.test(rule)) return false;
  const daysOf = (name: string): string[] =>
    event.get(name)?.flatMap((line) => line.replaceAll('-', '').match(/\d{8}/g) ?? []) ?? [];
  const days = ['DTSTART', 'DTEND', 'RRULE', 'RDATE'].flatMap(daysOf);
  const hasEnd = daysOf('DTEND').length > 0 && !event.has('RRULE') && !event.has('RDATE');
  const limit = isoOf(today - (hasEnd ? 0 : MOST_DAYS_OF_A_STAY * DAY_MS)).replaceAll('-', '');
  return days.length > 0 && days.every((day) => day <= limit);
}

/** What an event is, by the titles of the large sites: a stay, a block, or (Booking.com) either. */
function kindOf(summary: string): FeedEvent[3] {
  if (/closed\s*-\s*not available/i.test(summary)) return 'unsure';
  return /^(airbnb \(not available\)|not available|unavailable|blocked)$/i.test(summary)
    ? 'blocked'
    : 'booked';
}
