import ICAL from 'ical.js';

import { FeedFailure } from './feed-failure';
import { isTameZone } from './tame-zone';

const HOUSE_ZONE = 'America/Mexico_City';
const DAY_MS = 86_400_000;
/** As ical.js writes it; a day that is not marked as one ends with 'T::'. */
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(Z?)|T::)?$/;

/** A point in time of an event: a day, or a moment. */
interface Point {
  at: number;
  isDay: boolean;
}

/**
 * The nights of an event, from its day of arrival to its day of departure where the house is.
 * @returns undefined for an event within one day, which takes no night
 * @throws FeedFailure 'bad_event'
 */
export function readDays(event: ICAL.Component): { from: string; to: string } | undefined {
  const start = readPoint(event, 'dtstart');
  if (!start) throw new FeedFailure('bad_event');
  const end = readPoint(event, 'dtend') ?? readDuration(event, start);
  const [from, to] = [dayOf(start), dayOf(end)];
  if (to < from) throw new FeedFailure('bad_event');
  // RFC 5545 has no empty event; some sites write a night as a day that ends when it begins.
  if (to === from)
    return start.isDay ? { from, to: dayOf({ at: start.at + DAY_MS, isDay: true }) } : undefined;
  return { from, to };
}

function readDuration(event: ICAL.Component, start: Point): Point {
  const property = event.getFirstProperty('duration');
  if (!property) return { ...start, at: start.at + (start.isDay ? DAY_MS : 0) };
  const seconds = ICAL.Duration.fromString(String(property.toJSON()[3])).toSeconds();
  if (!Number.isFinite(seconds) || seconds < 0) throw new FeedFailure('bad_event');
  return { ...start, at: start.at + seconds * 1000 };
}

function readPoint(event: ICAL.Component, name: string): Point | undefined {
  const property = event.getFirstProperty(name);
  if (!property) return undefined;
  const parts = MOMENT.exec(String(property.toJSON()[3]));
  if (!parts) throw new FeedFailure('bad_event');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number);
  const wall = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0);
  const written = new Date(wall).toISOString();
  // 31 February, and 25 o'clock.
  if (!written.startsWith(parts[0].slice(0, 19).replace(/Z|T::/, '')) || year < 2000 || year > 2199)
    throw new FeedFailure('bad_event');
  if (parts[4] === undefined) return { at: wall, isDay: true };
  const zone = property.getParameter('tzid');
  if (parts[7] === 'Z') return { at: wall, isDay: false };
  return {
    at: typeof zone === 'string' ? inZone(wall, zone, property) : toInstant(wall, HOUSE_ZONE),
    isDay: false,
  };
}

/** A time on the clocks of a zone: one that is known by its name, or one that the calendar describes. */
function inZone(wall: number, zone: string, property: ICAL.Property): number {
  try {
    return toInstant(wall, zone);
  } catch {
    if (!isTameZone(property, zone)) throw new FeedFailure('bad_event');
    const value = property.getFirstValue();
    if (value instanceof ICAL.Time && value.zone?.tzid === zone) return value.toUnixTime() * 1000;
    throw new FeedFailure('bad_event');
  }
}

/** The instant at which the clocks of a zone show this time. @throws RangeError for an unknown zone */
function toInstant(wall: number, zone: string): number {
  const first = wall - (wallOf(wall, zone) - wall);
  return first - (wallOf(first, zone) - wall);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What the clocks of a zone show at an instant, as if it were UTC. */
function wallOf(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    if (formats.size < 100) formats.set(zone, format);
  }
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day of a point where the house is. */
export function dayOf({ at, isDay }: Point): string {
  return new Date(isDay ? at : wallOf(at, HOUSE_ZONE)).toISOString().slice(0, 10);
}
