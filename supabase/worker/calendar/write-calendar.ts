import type { TakenNights } from './calendar-shape';

/** The end of each UID of ours: by it we know our own nights when another calendar gives them back. */
export const OWN_UID = '@nights.marisma';

const MOST_OCTETS = 75;

/**
 * The taken nights of a house as iCalendar (RFC 5545). The last day of an event is the day of departure, which is not
 * part of it, as section 3.6.1 says of DTEND.
 */
export function writeCalendar({ name, nights }: TakenNights): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Marisma//Taken nights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...nights.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${one.id}${OWN_UID}`,
      `DTSTAMP:${moment(one.changed_at)}`,
      `LAST-MODIFIED:${moment(one.changed_at)}`,
      `SEQUENCE:${one.sequence}`,
      `DTSTART;VALUE=DATE:${one.from_day.replaceAll('-', '')}`,
      `DTEND;VALUE=DATE:${one.to_day.replaceAll('-', '')}`,
      `SUMMARY:${one.reserved ? 'Reserved' : 'Blocked'}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, '\\n');

/** Folds a line into pieces of at most 75 octets and cuts no character (RFC 5545, section 3.1). */
function fold(line: string): string {
  const pieces = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      pieces.push('');
      // The space before the piece counts.
      octets = 1;
    }
    pieces[pieces.length - 1] += character;
    octets += size;
  }
  return pieces.join('\r\n ');
}

const moment = (iso: string): string =>
  new Date(iso).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
