import assert from 'node:assert/strict';
import { it } from 'node:test';

import { WINDOWS_ZONES } from '../../../worker/feeds/windows-zones';
import { nights, read } from './reading';
import { calendar, event } from './samples';

const between = (start: string, end: string, ...more: string[]): string =>
  calendar(...more, event('UID:a', `DTSTART${start}`, `DTEND${end}`));
const ownZone = (name: string, ...offsets: string[]): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...offsets.flatMap((offset) => [
      'BEGIN:STANDARD',
      'DTSTART:00010101T000000',
      'TZOFFSETFROM:+0000',
      `TZOFFSETTO:${offset}`,
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
    ]),
    'END:VTIMEZONE',
  ].join('\r\n');

/** Six in the morning there is the evening before at the house; or, of a name that nobody knows, the same day. */
const BEFORE = ['2040-01-03 2040-01-08'];
const SAME = ['2040-01-04 2040-01-09'];
for (const [zone, expected] of [
  ['Europe/Berlin', BEFORE],
  ['"Europe/Berlin"', BEFORE],
  ['europe/berlin', BEFORE],
  ['/freeassociation.sourceforge.net/Europe/Berlin', BEFORE],
  ['/freeassociation.sourceforge.net/Tzfile/America/Argentina/Buenos_Aires', ['2040-01-04 2040-01-08']],
  ['/mozilla.org/20050126_1/Asia/Tokyo', BEFORE],
  ['W. Europe Standard Time', BEFORE],
  ['W. Europe Daylight Time', BEFORE],
  ['"Romance Standard Time"', BEFORE],
  ['Central Standard Time (Mexico)', SAME],
  ['Mountain Standard Time (Mexico)', SAME],
  ['UTC+12', BEFORE],
  ['A zone of ours', SAME],
  ['(UTC+01:00) Amsterdam, Berlin', SAME],
  ['', SAME],
] as const)
  it(`reads the zone ${zone}`, () => {
    const text = between(`;TZID=${zone}:20400104T060000`, `;TZID=${zone}:20400109T020000`);
    assert.deepEqual([nights(text), read(text).error], [expected, null]);
  });

it('each Windows name stands for a zone that is known', () => {
  assert.ok(WINDOWS_ZONES.size > 130);
  for (const zone of WINDOWS_ZONES.values()) new Intl.DateTimeFormat('en', { timeZone: zone });
});

it('reads a zone that only the calendar describes, also after the event', () => {
  const text = between(';TZID=House clock:20400104T060000', ';TZID=House clock:20400109T020000');
  for (const offset of ['+0900', '+09:00', '0900']) {
    const zone = ownZone('House clock', offset);
    assert.deepEqual(nights(text.replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`)), BEFORE);
    assert.deepEqual(nights(text.replace('END:VCALENDAR', `${zone}\r\nEND:VCALENDAR`)), BEFORE);
  }
});

it('takes the longer stay when the clock of a zone is in doubt', () => {
  const twice = ownZone('Ours', '-0500', '-0700');
  // Half past eleven and half past midnight at the house, or an hour earlier or later.
  assert.deepEqual(nights(between(';TZID=Ours:20400104T003000', ';TZID=Ours:20400108T233000', twice)), [
    '2040-01-03 2040-01-09',
  ]);
});

for (const [name, start, end] of [
  ['midnight in UTC at both ends', ':20400103T000000Z', ':20400108T000000Z'],
  [
    'midnight in another zone at both ends',
    ';TZID=Asia/Tokyo:20400103T000000',
    ';TZID=Asia/Tokyo:20400108T000000',
  ],
  ['midnight at the house, in UTC', ':20400103T060000Z', ':20400108T060000Z'],
  ['a last second of a day', ':20400103T000000Z', ':20400107T235959Z'],
  ['a last minute of a day at the house', ':20400103T150000', ':20400107T235900'],
  ['a time with its offset', ':20400103T150000-0600', ':20400108T11:00:00-06:00'],
  ['spaces around parameters', '; VALUE = DATE : 20400103', ' ; TZID = Asia/Tokyo : 20400109T010000'],
  ['days with dashes', ':2040-01-03', ':2040-01-08'],
  ['times with dashes and colons', ':2040-01-03T21:00:00.000Z', ':2040-01-08T17:00Z'],
] as const)
  it(`reads ${name}`, () => {
    const text = between(start, end);
    assert.deepEqual([nights(text), read(text).error], [BEFORE, null]);
  });

it('a moment takes no night, also at midnight', () => {
  assert.deepEqual(nights(between(':20400103T000000Z', ':20400103T000000Z')), []);
  assert.deepEqual(nights(calendar(event('UID:a', 'DTSTART:20400103T120000Z'))), []);
});
