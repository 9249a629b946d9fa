import type { PlainDate } from './plain-date';

export interface AllDayEvent {
  /** Globally unique and stable, so that a second import updates the first. */
  uid: string;
  summary: string;
  location?: string;
  description?: string;
  start: PlainDate;
  /** The first day after the event (RFC 5545, 3.6.1). */
  end: PlainDate;
  /** Grows with every change, so that a calendar takes the newer event (RFC 5545, 3.8.7.4). */
  sequence: number;
  status?: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  /** Whether the event takes the time of whoever has it in a calendar. */
  busy: boolean;
  /** When the event last changed; now by default. */
  changedAt?: Date;
}

interface CalendarFile {
  /** What wrote the file. */
  product: string;
  /** The name of the calendar, for a file that a calendar reads again each hour. */
  subscribedAs?: string;
  events: readonly AllDayEvent[];
}

const LINE_OCTETS = 75;

/** Writes a calendar file (RFC 5545): text escaped, lines folded, CRLF ends. */
export function writeCalendarFile({ product, subscribedAs, events }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Marisma//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    text('X-WR-CALNAME', subscribedAs),
    subscribedAs && 'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      text('UID', event.uid),
      `DTSTAMP:${utcStamp(event.changedAt ?? new Date())}`,
      event.changedAt && `LAST-MODIFIED:${utcStamp(event.changedAt)}`,
      `SEQUENCE:${event.sequence}`,
      text('STATUS', event.status),
      `DTSTART;VALUE=DATE:${event.start.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${event.end.replaceAll('-', '')}`,
      text('SUMMARY', event.summary),
      text('LOCATION', event.location),
      text('DESCRIPTION', event.description),
      `TRANSP:${event.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => (line ? `${foldLine(line)}\r\n` : '')).join('');
}

/** Escapes backslash, semicolon, comma and line break (RFC 5545, 3.3.11). */
const text = (name: string, value: string | undefined): string | undefined =>
  value && `${name}:${value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')}`;

/** Folds a content line after at most 75 octets, never inside a character (RFC 5545, 3.1). */
function foldLine(line: string): string {
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

const utcStamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
