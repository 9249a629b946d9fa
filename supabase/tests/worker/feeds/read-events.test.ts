import assert from 'node:assert/strict';
import { it } from 'node:test';

import fc from 'fast-check';

import { writeCalendar } from '../../../worker/calendar/write-calendar';
import { failure, read } from './reading';
import { AIRBNB, BOOKING, calendar, event, GOOGLE, OUTLOOK, stay, VRBO } from './samples';

const nights = (text: string) => read(text).events.map(([, from, to, kind]) => `${from} ${to} ${kind}`);

it('reads what the large sites write', () => {
  assert.deepEqual(nights(AIRBNB), ['2040-01-03 2040-01-08 booked', '2040-02-10 2040-03-01 blocked']);
  assert.deepEqual(nights(BOOKING), ['2040-01-03 2040-01-08 unsure']);
  assert.deepEqual(nights(VRBO), ['2040-01-03 2040-01-08 booked', '2040-01-10 2040-01-12 blocked']);
  assert.deepEqual(nights(GOOGLE), [
    '2040-01-03 2040-01-08 booked',
    '2040-01-09 2040-01-12 booked',
    '2040-01-20 2040-01-21 booked',
  ]);
  assert.deepEqual(nights(OUTLOOK), [
    '2040-01-03 2040-01-08 booked',
    '2040-07-01 2040-07-04 booked',
    '2040-08-01 2040-08-03 booked',
  ]);
  assert.equal(read(OUTLOOK).error, null);
});

/** What other sites write, or may: each is the nights 3 to 8 January. */
const DIALECTS: Record<string, string> = {
  'a line that is folded within a day':
    'UID:a\r\nDTSTART;VALUE=DATE:2040\r\n 0103\r\nDTEND;VALUE=DATE:20400108',
  'a line that is folded by a tab': 'UID:a\r\nDTSTART;VALUE=DATE\r\n\t:20400103\r\nDTEND;VALUE=DATE:20400108',
  'small letters': 'uid:a\r\ndtstart;value=date:20400103\r\ndtend;value=date:20400108',
  'no UID': 'DTSTART;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108',
  'an empty UID': 'UID:\r\nDTSTART;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108',
  'days with a zone': 'UID:a\r\nDTSTART;TZID=Asia/Tokyo;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108',
  'moments that are marked as moments':
    'UID:a\r\nDTSTART;VALUE=DATE-TIME:20400103T210000Z\r\nDTEND;VALUE=DATE-TIME:20400108T170000Z',
  'a stay that is not certain':
    'UID:a\r\nDTSTART;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108\r\nSTATUS:TENTATIVE',
  // Google writes so of every event of whole days unless somebody changes it.
  'a stay that leaves its owner free':
    'UID:a\r\nDTSTART;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108\r\nTRANSP:TRANSPARENT',
  'text with commas, colons and quotes':
    'UID:a\r\nSUMMARY:Ana\\, "Bea": x;y\r\nDTSTART;VALUE=DATE:20400103\r\nDTEND;VALUE=DATE:20400108',
};
for (const [name, lines] of Object.entries(DIALECTS))
  it(`reads ${name}`, () => {
    const found = read(calendar(event(lines)));
    assert.deepEqual(
      [found.error, found.events.map(([, from, to]) => `${from} ${to}`)],
      [null, ['2040-01-03 2040-01-08']],
    );
  });

it('reads a line that is folded within a letter', () => {
  const [before = '', after = ''] = calendar(stay('a', '20400103', '20400108', 'SUMMARY:Señor')).split('ñ');
  const [one, two] = Buffer.from('ñ');
  const folded = Buffer.concat([
    Buffer.from(before),
    Buffer.from([one ?? 0]),
    Buffer.from('\r\n '),
    Buffer.from([two ?? 0]),
    Buffer.from(after),
  ]);
  assert.equal(failure(folded), 'read');
});

it('stays without UID are told apart by their nights', () => {
  const without = (from: string, to: string) => event(`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`);
  const found = read(calendar(without('20400103', '20400105'), without('20400106', '20400108')));
  assert.equal(new Set(found.events.map(([hash]) => hash)).size, 2);
});

it('leaves out what is over, what is our own, and what takes no night', () => {
  const own = writeCalendar({
    name: 'Villa; "Paradise", Ñandú',
    locale: null,
    nights: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        from_day: '2040-01-03',
        to_day: '2040-01-08',
        reserved: true,
        sequence: 0,
        changed_at: '2039-01-01T00:00:00Z',
      },
    ],
  });
  assert.deepEqual(nights(own), []);
  assert.deepEqual(nights(calendar(stay('a', '20391101', '20391201'))), []);
  assert.deepEqual(nights(calendar(stay('a', '20391101', '20391202'))), ['2039-11-01 2039-12-02 booked']);
  assert.deepEqual(nights(calendar(stay('a', '20400103', '20400103'))), ['2040-01-03 2040-01-04 booked']);
});

it('keeps neither title nor UID', () => {
  assert.doesNotMatch(JSON.stringify(read(VRBO)), /ana|vrbo/i);
});

it('takes nothing but a calendar', () => {
  assert.equal(failure(''), 'empty');
  assert.equal(failure('<!doctype html><title>Sign in</title>'), 'not_calendar');
  assert.equal(failure(Buffer.from(AIRBNB, 'utf16le')), 'not_calendar');
});

it('whatever it is given, it answers with nights that make sense, or with a word', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...AIRBNB.split('\r\n'), ...GOOGLE.split('\r\n'), ...VRBO.split('\r\n')),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc
      .tuple(fc.constantFrom('DTSTART', 'DTEND', 'DURATION', 'UID', 'RRULE', 'BEGIN', 'END'), fc.string())
      .map(([name, value]) => `${name}:${value}`),
  );
  const texts = fc.oneof(
    fc.array(pieces, { maxLength: 30 }).map((lines) => lines.join('\r\n')),
    fc.array(pieces, { maxLength: 30 }).map((lines) => calendar(event(...lines))),
  );
  fc.assert(
    fc.property(texts, (text) => {
      assert.match(failure(text), /^(read|[a-z_]+)$/);
      if (failure(text) !== 'read') return;
      for (const [hash, from, to] of read(text).events) {
        assert.match(`${hash} ${from} ${to}`, /^[0-9a-f]{32} \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d$/);
        assert.ok(from < to && to > '2039-12-01');
      }
    }),
    { seed: 20261123, numRuns: 1500 },
  );
});
