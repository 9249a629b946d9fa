import { parsePlainDate, type PlainDate } from '@marisma/area-kit/format';

export interface AllDayEvent {
  /** Globally unique and stable, so that a second import updates the first. */
  uid: string;
  summary: string;
  location: string;
  description: string;
  start: PlainDate;
  /** The first day after the event (RFC 5545, 3.6.1). */
  end: PlainDate;
  /** Grows with every change, so that a calendar takes the newer file (RFC 5545, 3.8.7.4). */
  sequence?: number;
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
}

const LINE_OCTETS = 75;

/**
 * A calendar file with one all-day event (RFC 5545): text escaped, lines folded, CRLF ends.
 * @param now time of creation
 * @throws RangeError when a day is not a 'YYYY-MM-DD' date, or the end is not after the start
 */
export function toIcs(event: AllDayEvent, now: Date = new Date()): string {
  if (event.end <= event.start) throw new RangeError(`Event ends on ${event.end}, not after ${event.start}.`);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marisma//Guest dashboard//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(event.uid)}`,
    `DTSTAMP:${toUtcStamp(now)}`,
    `SEQUENCE:${event.sequence ?? 0}`,
    `STATUS:${event.status ?? 'CONFIRMED'}`,
    `DTSTART;VALUE=DATE:${toBasicDate(event.start)}`,
    `DTEND;VALUE=DATE:${toBasicDate(event.end)}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

/** Escapes the special characters of a TEXT value: backslash, semicolon, comma, line break (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n');

/** Folds a content line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

const toUtcStamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

function toBasicDate(date: PlainDate): string {
  if (!parsePlainDate(date)) throw new RangeError(`Not a plain date: ${date}`);
  return date.replaceAll('-', '');
}
