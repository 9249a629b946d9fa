import assert from 'node:assert/strict';
import { it } from 'node:test';

import ICAL from 'ical.js';

import { writeCalendar } from '../../../worker/calendar/write-calendar';

const NAME = `Villa; "Paradise", a\\b\n${'ñ🌊'.repeat(30)}`;
const text = writeCalendar({
  name: NAME,
  locale: null,
  nights: [
    {
      id: '00000000-0000-4000-8000-000000000001',
      from_day: '2040-01-03',
      to_day: '2040-01-08',
      reserved: true,
      sequence: 2,
      changed_at: '2039-01-01T10:20:30.123456+00:00',
    },
    {
      id: '00000000-0000-4000-8000-000000000002',
      from_day: '2040-02-03',
      to_day: '2040-02-04',
      reserved: false,
      sequence: 0,
      changed_at: '2039-01-01T10:20:30+00:00',
    },
  ],
});

it('writes lines of at most 75 octets that end with CRLF', () => {
  const lines = text.split('\r\n');
  assert.equal(lines.pop(), '');
  for (const line of lines) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.doesNotMatch(line, /[\r\n\uFFFD]/);
  }
});

it('is read by a reader as it was meant', () => {
  // The reader unescapes properties that it knows.
  const read = new ICAL.Component(ICAL.parse(text.replace('X-WR-CALNAME', 'DESCRIPTION')));
  assert.equal(read.getFirstPropertyValue('description'), NAME);
  const [stay, block] = read.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  assert.equal(stay?.uid, '00000000-0000-4000-8000-000000000001@nights.marisma');
  assert.deepEqual(
    [stay.startDate.toString(), stay.endDate.toString(), stay.startDate.isDate, stay.sequence, stay.summary],
    ['2040-01-03', '2040-01-08', true, 2, 'Reserved'],
  );
  assert.equal(block?.summary, 'Blocked');
  assert.match(text, /DTSTAMP:20390101T102030Z\r\n/);
});
