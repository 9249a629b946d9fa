import assert from 'node:assert/strict';
import { it } from 'node:test';

import { nights, read } from './reading';
import { AIRBNB, calendar, event, stay } from './samples';

const A = stay('a', '20400103', '20400108');
const B = stay('b', '20400201', '20400203');
const BOTH = ['2040-01-03 2040-01-08', '2040-02-01 2040-02-03'];
const within = (...lines: string[]): string => calendar(event(...lines, ...A.split('\r\n').slice(1, -1)), B);

/** Each of these once cost a whole calendar. */
const DAMAGES: Record<string, string | Buffer> = {
  'a raw line break': within('DESCRIPTION:Ana', 'and Bea arrive late', '', 'Phone 1234'),
  'a raw line break before what looks like a cancellation': within('DESCRIPTION:Ana', 'Status: cancelled'),
  'a parameter without quotes': within('ATTENDEE;CN=Ana: Bea;X=":mailto:ana@example.com'),
  'a parameter that is never closed': within('ORGANIZER;CN="Ana:mailto:ana@example.com'),
  'a list of days with spaces': calendar(
    `${A}\r\nBEGIN:VJOURNAL\r\nRRULE:FREQ=WEEKLY;BYDAY=MO, TU\r\nEND:VJOURNAL`,
    B,
  ),
  'junk between events': calendar(A, '<br>', '\u0000\u0001', 'PHP Warning: x', B),
  'junk in an event': within('%%%', '=', ':', ';', 'BEGIN', 'X-A;;;'),
  'junk before the beginning': `\r\n<!-- cached -->\r\n${calendar(A, B)}`,
  'text after the end': `${calendar(A, B)}\r\n<script>1</script>\r\n`,
  'two calendars': calendar(A) + calendar(B),
  'two calendars in one line break': calendar(A).trim() + '\n' + calendar(B),
  'CR CR LF': calendar(A, B).replaceAll('\r\n', '\r\r\n'),
  'CR alone': calendar(A, B).replaceAll('\r\n', '\r'),
  'empty lines': calendar(A, B).replaceAll('\r\n', '\r\n\r\n'),
  'spaces at the ends of lines': calendar(A, B).replaceAll('\r\n', '  \r\n'),
  'an event that another one ends': calendar(A.replace('\r\nEND:VEVENT', ''), B),
  'a last event without its end': calendar(A, B.replace('\r\nEND:VEVENT', '')),
  'letters of another charset': Buffer.from(within('SUMMARY:Señor'), 'latin1'),
  'a mark of byte order': `\uFEFF${calendar(A, B)}`,
  'an unknown part within an event': within('BEGIN:X-PART', 'DTSTART:19990101', 'DURATION:P9D', 'END:X-PART'),
  'a reminder with a length of its own': within('BEGIN:VALARM', 'DURATION:PT15M', 'UID:x', 'END:VALARM'),
};
for (const [name, text] of Object.entries(DAMAGES))
  it(`${name} costs no event`, () => {
    const { error, unreadable } = read(text);
    assert.deepEqual([nights(text), error, unreadable], [BOTH, null, 0]);
  });

it('what cannot be read is counted and said, and costs no other event', () => {
  for (const [word, bad] of [
    ['bad_event', stay('b', '20400108', '20400103')],
    ['bad_event', stay('b', '20401303', '20401308')],
    ['bad_event', stay('b', '20400230', '20400308')],
    ['bad_event', stay('b', '00010101', '99990101')],
    ['bad_event', event('UID:b', 'DTSTART:20400103T090000Z', 'DTEND;TZID=Asia/Tokyo:99991231T200000')],
    ['bad_event', event('UID:b', 'DTEND;VALUE=DATE:20400108')],
    ['bad_event', event('UID:b', 'SUMMARY:No day')],
    ['bad_event', event('UID:b', 'DTSTART:20400103T250000Z', 'DTEND:20400108T100000Z')],
    ['bad_event', event('UID:b', 'DTSTART;VALUE=DATE:20400103', 'DURATION:-P3D')],
    ['bad_event', event('UID:b', 'DTSTART;VALUE=DATE:20400103', 'DURATION:P')],
    ['bad_event', event('UID:b', 'DTSTART:tomorrow')],
    ['bad_event', 'SUMMARY:Without a beginning\r\nEND:VEVENT'],
    ['bad_event', `${A.slice(0, -10)}${B.slice(14)}`],
    ['bad_event', event('UID:b', 'BEGIN:VALARM', 'DTSTART:20400103')],
    ['recurring', stay('b', '20400103', '20400108', 'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1')],
  ] as const) {
    const found = read(calendar(bad, A, bad));
    assert.deepEqual([found.error, found.unreadable, found.events.length], [word, 2, 1], bad);
  }
});

it('of a calendar that is cut off, the whole events count', () => {
  const found = read(calendar(A, B).slice(0, -40));
  assert.deepEqual([found.error, found.unreadable], ['cut_off', 1]);
  assert.deepEqual(
    found.events.map(([, from]) => from),
    ['2040-01-03'],
  );
  const second = read(AIRBNB + AIRBNB.slice(0, -8));
  assert.deepEqual([second.error, second.unreadable, second.events.length], ['cut_off', 0, 2]);
});

it('what cannot be read and is over holds nothing back', () => {
  for (const over of [
    stay('b', '20390308', '20390303'),
    stay('b', '20390230', '20390308'),
    stay('b', '16010101', '16010102'),
    event('UID:b', 'DTEND;VALUE=DATE:20390108'),
    event('UID:b', 'DTSTART;VALUE=DATE:20300103', 'DURATION:-P3D'),
    event('UID:b', 'DTSTART:2030-13-01', 'DTEND:2030-13-02'),
    stay('b', '20390303', '20390308', 'BEGIN:VALARM'),
    stay('b', '20390308', '20390303', 'STATUS:CANCELLED'),
    stay('b', '20300103', '20300104', 'RRULE:FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;UNTIL=20310101'),
    stay('b', '20300103', '20300108', 'RRULE:FREQ=WEEKLY;COUNT=3'),
    stay('b', '20300103', '20300108', 'RRULE:FREQ=WEEKLY;UNTIL=20320101T000000Z'),
    event('UID:b', 'DTSTART:20300103T210000Z', 'DTEND:20300103T220000Z', 'RRULE:FREQ=MONTHLY;BYSETPOS=1'),
  ]) {
    const found = read(calendar(over, A));
    assert.deepEqual([found.error, found.unreadable, found.events.length], [null, 0, 1], over);
  }
  for (const matters of [
    stay('b', '20391108', '20391230', 'RRULE:FREQ=WEEKLY;BYSETPOS=1;UNTIL=20391130'),
    stay('b', '20300103', '20300108', 'RRULE:FREQ=WEEKLY;BYSETPOS=1'),
    event('UID:b', 'DTSTART;VALUE=DATE:20390803', 'DTEND:soon'),
  ])
    assert.equal(read(calendar(matters, A)).unreadable, 1, matters);
});
