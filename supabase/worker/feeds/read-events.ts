import { createHash } from 'node:crypto';

import ICAL from 'ical.js';

import { OWN_UID } from '../calendar/write-calendar';
import { dayOf, readDays } from './event-days';
import { FeedFailure, wordOf } from './feed-failure';

/** An event as `settle_feed` takes it: a hash of its UID, arrival, departure, and what is known of it. */
export type FeedEvent = [event: string, from: string, to: string, kind: 'booked' | 'unsure' | 'blocked'];

export interface ReadEvents {
  events: FeedEvent[];
  /** Why some events could not be read; what is missing then says nothing. */
  error: string | null;
}

/** What the data service takes in one call; a house has not so many stays to come. */
const MOST_EVENTS = 800;
const CHARSETS = new Set(['iso-8859-1', 'windows-1252', 'us-ascii']);

/**
 * Reads the nights of a calendar that are not over. Titles are looked at, never kept.
 * @throws FeedFailure for a body that is no whole calendar
 */
export function readEvents(body: Buffer, charset: string, now = Date.now()): ReadEvents {
  const text = decode(body, charset).trim();
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(text)) throw new FeedFailure(text === '' ? 'empty' : 'not_calendar');
  if (!/\nEND:VCALENDAR$/i.test(text)) throw new FeedFailure('cut_off');
  const today = dayOf({ at: now, isDay: false });
  const found = new Map<string, FeedEvent>();
  let error: string | null = null;
  for (const event of parse(text)) {
    try {
      const read = readEvent(event);
      if (read && read[2] > today) found.set(read.slice(0, 3).join(), read);
    } catch (failure) {
      error = failure instanceof FeedFailure ? wordOf(failure) : 'bad_event';
    }
  }
  const events = [...found.values()].sort((one, other) => (one[1] < other[1] ? -1 : 1));
  if (events.length > MOST_EVENTS) error = 'too_many_events';
  return { events: events.slice(0, MOST_EVENTS), error };
}

function parse(text: string): ICAL.Component[] {
  let jCal: unknown;
  try {
    jCal = ICAL.parse(text);
  } catch {
    throw new FeedFailure('not_calendar');
  }
  // Several calendars in one answer come as a list of lists.
  if (!Array.isArray(jCal) || jCal[0] !== 'vcalendar') throw new FeedFailure('not_calendar');
  return new ICAL.Component(jCal).getAllSubcomponents('vevent');
}

/** @returns undefined for an event that takes no night, or gives a night of ours back to us */
function readEvent(event: ICAL.Component): FeedEvent | undefined {
  const textOf = (name: string): string => String(event.getFirstPropertyValue(name) ?? '').trim();
  const uid = textOf('uid');
  if (uid.endsWith(OWN_UID) || textOf('status').toUpperCase() === 'CANCELLED') return undefined;
  if (event.hasProperty('rrule') || event.hasProperty('rdate')) throw new FeedFailure('recurring');
  const days = readDays(event);
  if (!days) return undefined;
  const name = uid || `${days.from}/${days.to}`;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 32);
  return [hash, days.from, days.to, kindOf(textOf('summary'))];
}

/** What the titles of the large sites tell: a stay, a block, or (Booking.com) either. */
function kindOf(summary: string): FeedEvent[3] {
  if (/closed\s*-\s*not available/i.test(summary)) return 'unsure';
  return /^(airbnb \(not available\)|not available|unavailable|blocked)$/i.test(summary)
    ? 'blocked'
    : 'booked';
}

/** @throws FeedFailure 'charset' */
function decode(body: Buffer, charset: string): string {
  const unfolded = unfold(body);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(unfolded);
  } catch {
    if (CHARSETS.has(charset)) return new TextDecoder(charset).decode(unfolded);
    throw new FeedFailure('charset');
  }
}

/** Joins folded lines before they are decoded: some sites fold within a character, as RFC 5545, section 3.1, warns. */
const unfold = (body: Buffer): Buffer =>
  Buffer.from(body.toString('latin1').replace(/\r?\n[ \t]/g, ''), 'latin1');
