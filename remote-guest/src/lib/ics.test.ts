import { escapeText, foldLine, toIcs } from './ics';

const stay = {
  uid: 'MR-2107@marisma.example',
  summary: 'Stay at Lagoon Villa Serenity',
  location: 'North Lagoon, Pacific Coast, Mexico',
  description: 'Check-in from 15:00; host Mariana Solís\nBooking MR-2107',
  start: '2026-12-14',
  end: '2026-12-21',
};
const made = new Date('2026-11-20T21:00:00.123Z');

/** Parses a file as a calendar program does: unfolds lines, then splits name from value. */
const read = (ics: string) =>
  new Map(
    ics
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

test('a stay becomes an all-day event with an exclusive end', () => {
  const event = read(toIcs(stay, made));
  expect(event.get('DTSTART;VALUE=DATE')).toBe('20261214');
  expect(event.get('DTEND;VALUE=DATE')).toBe('20261221');
  expect(event.get('DTSTAMP')).toBe('20261120T210000Z');
  expect(event.get('UID')).toBe('MR-2107@marisma.example');
  expect(event.get('LOCATION')).toBe('North Lagoon\\, Pacific Coast\\, Mexico');
  expect(event.get('DESCRIPTION')).toBe('Check-in from 15:00\\; host Mariana Solís\\nBooking MR-2107');
});

test('the file has the components that RFC 5545 requires, and only CRLF line ends', () => {
  const ics = toIcs(stay, made);
  expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(ics.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const description = 'Año nuevo en la laguna — 🌴 '.repeat(20);
  const ics = toIcs({ ...stay, description }, made);
  for (const line of ics.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(read(ics).get('DESCRIPTION')).toBe(description);
});

test('a character is never split', () => {
  expect(foldLine(`${'a'.repeat(74)}é`)).toBe(`${'a'.repeat(74)}\r\n é`);
  expect(foldLine('a'.repeat(75))).toBe('a'.repeat(75));
});

test('each special character is escaped once', () => {
  expect(escapeText('a\\b;c,d\r\ne\rf')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
});

test('invalid dates, and an end not after the start, throw', () => {
  expect(() => toIcs({ ...stay, start: '2026-02-30' })).toThrow(RangeError);
  expect(() => toIcs({ ...stay, end: stay.start })).toThrow(RangeError);
});
