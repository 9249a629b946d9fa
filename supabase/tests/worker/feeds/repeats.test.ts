import assert from 'node:assert/strict';
import { it } from 'node:test';

import { nights, read } from './reading';
import { calendar, event, stay } from './samples';

const repeated = (...more: string[]): string[] =>
  nights(calendar(stay('a', '20400103', '20400105', ...more)));

for (const [rule, expected] of [
  ['FREQ=WEEKLY;COUNT=2', ['2040-01-03 2040-01-05', '2040-01-10 2040-01-12']],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20400117', ['2040-01-03 2040-01-05', '2040-01-17 2040-01-19']],
  ['FREQ=WEEKLY;COUNT=3;BYDAY=MO, TH', ['2040-01-03 2040-01-07', '2040-01-09 2040-01-11']],
  ['FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,TU;COUNT=3', ['2040-01-03 2040-01-05', '2040-01-15 2040-01-19']],
  [
    'FREQ=DAILY;COUNT=6;INTERVAL=3;',
    ['2040-01-03', '2040-01-06', '2040-01-09', '2040-01-12', '2040-01-15', '2040-01-18'],
  ],
  ['FREQ=DAILY;INTERVAL=2;COUNT=3', ['2040-01-03 2040-01-09']],
  ['FREQ=MONTHLY;COUNT=2', ['2040-01-03 2040-01-05', '2040-02-03 2040-02-05']],
  [
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
    ['2040-01-03 2040-01-05', '2040-01-31 2040-02-02', '2040-02-29 2040-03-02'],
  ],
  ['FREQ=MONTHLY;BYDAY=1TU;COUNT=2', ['2040-01-03 2040-01-05', '2040-02-07 2040-02-09']],
  ['FREQ=MONTHLY;BYDAY=-1WE;UNTIL=20400126T000000Z', ['2040-01-03 2040-01-05', '2040-01-25 2040-01-27']],
  ['FREQ=YEARLY;COUNT=2', ['2040-01-03 2040-01-05', '2041-01-03 2041-01-05']],
  ['FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=3;COUNT=2', ['2040-01-03 2040-01-05', '2041-01-03 2041-01-05']],
  ['FREQ=YEARLY;BYMONTH=2;BYDAY=2MO;COUNT=2', ['2040-01-03 2040-01-05', '2040-02-13 2040-02-15']],
] as const)
  it(`repeats by ${rule}`, () => {
    const found = repeated(`RRULE:${rule}`);
    assert.deepEqual(
      found.map((one, at) => one.slice(0, expected[at]?.length)),
      expected,
    );
  });

it('repeats by dates that are listed, and leaves out what is', () => {
  assert.deepEqual(repeated('RDATE:', 'RDATE;VALUE=DATE:20400201,20400110,'), [
    '2040-01-03 2040-01-05',
    '2040-01-10 2040-01-12',
    '2040-02-01 2040-02-03',
  ]);
  assert.deepEqual(
    repeated('RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20400103,20400110', 'EXDATE:20400117T000000Z'),
    ['2040-01-24 2040-01-26'],
  );
});

it('a single changed or cancelled repetition stands for itself', () => {
  const weekly = stay('a', '20400103', '20400105', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const moved = stay('a', '20400112', '20400114', 'RECURRENCE-ID;VALUE=DATE:20400110');
  const gone = stay('a', '20400117', '20400119', 'RECURRENCE-ID;VALUE=DATE:20400117', 'STATUS:CANCELLED');
  assert.deepEqual(nights(calendar(moved, weekly, gone)), ['2040-01-03 2040-01-05', '2040-01-12 2040-01-14']);
  const after = stay('a', '20400112', '20400114', 'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20400110');
  const found = read(calendar(weekly, after));
  assert.deepEqual([found.events.length, found.error, found.unreadable], [3, 'recurring', 1]);
});

it('repeats by the clock of its zone, also when that changes', () => {
  // From 9 in the evening to 9 in the morning at the house in winter, and from 8 to 8 in summer.
  const found = nights(
    calendar(
      event(
        'UID:a',
        'DTSTART;TZID=Europe/Madrid:20400321T050000',
        'DTEND;TZID=Europe/Madrid:20400321T170000',
        'RRULE:FREQ=WEEKLY;UNTIL=20400404T030000Z',
        'EXDATE;TZID=Europe/Madrid:20400328T050000',
      ),
    ),
  );
  assert.deepEqual(found, ['2040-03-20 2040-03-21', '2040-04-03 2040-04-04']);
});

it('what repeats without an end is read for as long as stays can be requested', () => {
  const endless = read(calendar(stay('a', '20300101', '20300102', 'RRULE:FREQ=DAILY')));
  assert.equal(endless.error, null);
  assert.equal(endless.events.length, 1);
  assert.ok((endless.events[0]?.[2] ?? '') > '2041-12-31');
  const birthdays = read(calendar(stay('a', '19700214', '19700215', 'RRULE:FREQ=YEARLY')));
  assert.deepEqual(
    birthdays.events.map(([, from]) => from),
    ['2040-02-14', '2041-02-14'],
  );
  const weekends = read(calendar(stay('a', '20300104', '20300106', 'RRULE:FREQ=WEEKLY')));
  assert.equal(weekends.events[0]?.[1], '2039-12-02');
});

it('appointments within a day take no night, however they repeat', () => {
  const cleaning = ['UID:a', 'DTSTART:20300103T160000Z', 'DTEND:20300103T180000Z'];
  for (const rule of ['FREQ=WEEKLY', 'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1', 'FREQ=HOURLY'])
    assert.deepEqual(read(calendar(event(...cleaning, `RRULE:${rule}`))), {
      events: [],
      error: null,
      unreadable: 0,
    });
});
