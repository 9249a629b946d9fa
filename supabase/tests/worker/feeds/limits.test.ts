import assert from 'node:assert/strict';
import { it } from 'node:test';

import { MOST_BYTES } from '../../../worker/feeds/fetch-feed';
import { failure, read } from './reading';
import { calendar, event, stay } from './samples';

/** The parser shares its process with all answers, so it may hold none of them up for long. */
const MOST_MS = 1500;
const filled = (piece: (at: number) => string): string => {
  const pieces: string[] = [];
  for (let size = 200, at = 0; ; at++) {
    size += piece(at).length + 2;
    if (size > MOST_BYTES) return calendar(...pieces);
    pieces.push(piece(at));
  }
};
const zone = (at: number): string =>
  [
    'BEGIN:VTIMEZONE',
    `TZID:Z${at % 100}`,
    ...Array.from({ length: 100 }, () =>
      [
        'BEGIN:STANDARD',
        'DTSTART:00010101T000000',
        'TZOFFSETFROM:+0900',
        'TZOFFSETTO:+0900',
        'RRULE:FREQ=YEARLY',
        'END:STANDARD',
      ].join('\r\n'),
    ),
    'END:VTIMEZONE',
  ].join('\r\n');
const moment = (at: number, tzid: string, ...more: string[]): string =>
  event(`UID:${at}`, `DTSTART;TZID=${tzid}:20400104T060000`, `DTEND;TZID=${tzid}:20400109T020000`, ...more);

const LONG: Record<string, () => string> = {
  'zones with rules from year 1': () => filled((at) => `${zone(at)}\r\n${moment(at, `Z${at % 100}`)}`),
  offsets: () =>
    calendar('TZID:Ours', 'TZOFFSETTO:+0900\r\n'.repeat(58_000), moment(1, 'Ours'), moment(2, 'Ours')),
  'a zone of its own for each event': () => filled((at) => moment(at, `a/b${at}/c`)),
  'moments of a known zone': () => filled((at) => moment(at, 'Asia/Tokyo')),
  'rules without an end': () => filled((at) => stay(`${at}`, '20000101', '20000102', 'RRULE:FREQ=DAILY')),
  'rules that are counted from afar': () =>
    filled((at) => stay(`${at}`, '00010101', '00010102', 'RRULE:FREQ=YEARLY;COUNT=9999')),
  'moments that repeat': () => filled((at) => moment(at, 'Asia/Tokyo', 'RRULE:FREQ=DAILY;INTERVAL=5')),
  'repetitions that are all changed': () =>
    filled((at) =>
      at % 2
        ? stay('a', '20400103', '20400104', 'RRULE:FREQ=WEEKLY')
        : stay('a', '20400103', '20400104', 'RECURRENCE-ID:20400103'),
    ),
  'dates that are left out': () =>
    calendar(
      moment(1, 'Asia/Tokyo', 'RRULE:FREQ=DAILY', `EXDATE:${'20400103T000000,'.repeat(62_000)}20400103`),
    ),
  'dates that are listed': () =>
    calendar(stay('a', '20400103', '20400104', `RDATE:${'20400103,'.repeat(110_000)}20400103`)),
  stays: () => filled((at) => stay(`n${at}`, '20400103', '20400108')),
  'stays that are over': () => filled((at) => moment(at, 'Asia/Tokyo').replaceAll(':2040', ':2020')),
  beginnings: () => calendar('BEGIN:X\r\n'.repeat(50_000) + 'END:X\r\n'.repeat(49_999) + 'END:X'),
  'beginnings of events': () => filled(() => 'BEGIN:VEVENT'),
  parameters: () => calendar(event('UID:a', `DTSTART${';A=B'.repeat(200_000)}:20400103`)),
  quotes: () => calendar(event('UID:a', `SUMMARY;X="${'"'.repeat(900_000)}:a`, 'DTSTART:20400103')),
  colons: () => calendar(event('UID:a', `DTSTART${': '.repeat(500_000)}`)),
  'line breaks': () => calendar(event('UID:a', 'DTSTART:20400103', '\r\n'.repeat(500_000))),
  folds: () => calendar(event('UID:a', `SUMMARY:a${'\r\n '.repeat(300_000)}`, 'DTSTART;VALUE=DATE:20400103')),
  spaces: () => calendar(event('UID:a', `BEGIN:X${' '.repeat(900_000)}x`, 'DTSTART;VALUE=DATE:20400103')),
  digits: () => calendar(event('UID:a', 'DTSTART;VALUE=DATE:20400103', `DURATION:P${'9'.repeat(900_000)}D`)),
  'days of a rule': () =>
    calendar(stay('a', '20400103', '20400104', `RRULE:FREQ=DAILY;BYDAY=${'MO,'.repeat(300_000)}TU`)),
};
for (const [name, text] of Object.entries(LONG))
  it(`is not kept busy by a megabyte of ${name}`, () => {
    const body = Buffer.from(text());
    const begun = process.cpuUsage();
    assert.match(failure(body), /^(read|not_calendar)$/);
    const { user, system } = process.cpuUsage(begun);
    assert.ok(user + system < MOST_MS * 1000, `${user + system} µs`);
  });

it('of a calendar that is too long, the first stays count, and the others are counted', () => {
  const many = Array.from({ length: 9000 }, (_, at) => stay(`n${at}`, '20400103', '20400108'));
  const found = read(calendar(...many));
  assert.deepEqual([found.error, found.unreadable, found.events.length], ['too_many_events', 8200, 800]);
});
