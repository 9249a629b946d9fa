import { writeCalendarFile, type AllDayEvent } from './calendar-file';

const stay: AllDayEvent = {
  uid: 'MR-2107@marisma.example',
  summary: 'Stay at Lagoon Villa Serenity',
  location: 'North Lagoon, Pacific Coast, Mexico',
  description: 'Check-in from 15:00; host Lupita Solís\nBooking MR-2107',
  start: '2026-12-14',
  end: '2026-12-21',
  sequence: 0,
  busy: false,
  changedAt: new Date('2026-11-20T21:00:00.123Z'),
};
const write = (changes: Partial<AllDayEvent> = {}): string =>
  writeCalendarFile({ product: 'Test', events: [{ ...stay, ...changes }] });

/** Parses a file as a calendar program does: unfolds lines, then splits name from value. */
const read = (file: string) =>
  new Map(
    file
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

test('a stay becomes an all-day event with an exclusive end', () => {
  const event = read(write());
  expect(event.get('DTSTART;VALUE=DATE')).toBe('20261214');
  expect(event.get('DTEND;VALUE=DATE')).toBe('20261221');
  expect(event.get('DTSTAMP')).toBe('20261120T210000Z');
  expect(event.get('UID')).toBe('MR-2107@marisma.example');
  expect(event.get('SEQUENCE')).toBe('0');
  expect(event.get('LOCATION')).toBe('North Lagoon\\, Pacific Coast\\, Mexico');
  expect(event.get('DESCRIPTION')).toBe('Check-in from 15:00\\; host Lupita Solís\\nBooking MR-2107');
});

test('the file has the components that RFC 5545 requires, and only CRLF line ends', () => {
  const file = write();
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('no line is longer than 75 octets, and unfolding restores the text', () => {
  const description = 'Año nuevo en la laguna — 🌴 '.repeat(20);
  const file = write({ description });
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(read(file).get('DESCRIPTION')).toBe(description);
});

test('a character is never split', () => {
  const place = 'a'.repeat(75 - 'LOCATION:'.length - 1);
  expect(write({ location: `${place}é` })).toContain(`LOCATION:${place}\r\n é\r\n`);
  expect(write({ location: `${place}a` })).toContain(`LOCATION:${place}a\r\n`);
});

test('each special character is escaped once', () => {
  expect(read(write({ summary: 'a\\b;c,d\r\ne\rf' })).get('SUMMARY')).toBe('a\\\\b\\;c\\,d\\ne\\nf');
});
