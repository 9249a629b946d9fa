import { replyClock as spanish } from '../texts/es/reply-clock';
import { describeAnswerDue } from './answer-due';

const house = { zone: 'America/Mexico_City' };
// The house's clock is six hours behind UTC all year.
const says = (due: string, now: string, options: Parameters<typeof describeAnswerDue>[2] = house) => {
  const { promise, here } = describeAnswerDue(new Date(due), new Date(now), options);
  // Engines differ in the space before AM and PM.
  return [promise, here].join(' ').replace(/\s+/g, ' ').trim();
};

test.each([
  ['today', '2026-11-23T22:20Z', '2026-11-23T20:20Z', 'We answer by 4:20 PM today.'],
  ['tomorrow', '2026-11-24T15:30Z', '2026-11-24T01:30Z', 'We answer by 9:30 AM tomorrow.'],
  ['after a day off', '2026-11-30T16:00Z', '2026-11-28T01:00Z', 'We answer by 10:00 AM on Monday.'],
  [
    'the same weekday next week',
    '2026-11-30T16:00Z',
    '2026-11-23T23:00Z',
    'We answer by 10:00 AM on Monday, November 30.',
  ],
  ['past midnight for UTC only', '2026-11-24T00:30Z', '2026-11-23T22:30Z', 'We answer by 6:30 PM today.'],
  ['at midnight', '2026-11-24T06:00Z', '2026-11-24T05:59Z', 'We answer by 12:00 AM tomorrow.'],
])('an answer due %s', (_, due, now, words) => {
  expect(says(due, now)).toBe(words);
});

const both = (there: string, here: string) => `We answer by ${there}, local time. Your time: ${here}.`;

// Los Angeles is an hour behind the house in summer and two in winter.
test.each([
  [
    'reads both times',
    'America/New_York',
    '2026-11-23T22:20Z',
    '2026-11-23T20:20Z',
    both('4:20 PM today', '5:20 PM today'),
  ],
  [
    'has a day of their own',
    'Europe/Madrid',
    '2026-11-24T01:30Z',
    '2026-11-23T23:30Z',
    both('7:30 PM today', '2:30 AM today'),
  ],
  [
    'has a today of their own',
    'Europe/Madrid',
    '2026-11-24T15:30Z',
    '2026-11-24T03:30Z',
    both('9:30 AM tomorrow', '4:30 PM today'),
  ],
  [
    'sets the clocks back',
    'America/Los_Angeles',
    '2026-11-01T16:00Z',
    '2026-11-01T05:00Z',
    both('10:00 AM tomorrow', '8:00 AM tomorrow'),
  ],
  [
    'does so the day after',
    'America/Los_Angeles',
    '2026-10-31T16:00Z',
    '2026-10-31T14:00Z',
    both('10:00 AM today', '9:00 AM today'),
  ],
  [
    'sets them forward',
    'America/Los_Angeles',
    '2026-03-08T16:00Z',
    '2026-03-08T03:00Z',
    both('10:00 AM tomorrow', '9:00 AM tomorrow'),
  ],
  [
    'does so the day after that',
    'America/Los_Angeles',
    '2026-03-07T16:00Z',
    '2026-03-07T14:00Z',
    both('10:00 AM today', '8:00 AM today'),
  ],
  [
    'has the same time under another name',
    'America/Chicago',
    '2026-12-01T16:00Z',
    '2026-12-01T14:00Z',
    'We answer by 10:00 AM today.',
  ],
  [
    'has it in winter only',
    'America/Chicago',
    '2026-07-01T16:00Z',
    '2026-07-01T14:00Z',
    both('10:00 AM today', '11:00 AM today'),
  ],
])('a visitor who %s', (_, zone, due, now, words) => {
  expect(says(due, now, { zone })).toBe(words);
});

test('in Spanish', () => {
  const es = { ...house, words: spanish };
  expect(says('2026-11-23T22:20Z', '2026-11-23T20:20Z', es)).toBe(
    'Le respondemos a más tardar hoy a las 4:20 p.m.',
  );
  expect(says('2026-11-30T19:05Z', '2026-11-28T01:00Z', es)).toBe(
    'Le respondemos a más tardar el lunes a la 1:05 p.m.',
  );
  expect(says('2026-12-07T19:05Z', '2026-11-28T01:00Z', es)).toBe(
    'Le respondemos a más tardar el lunes 7 de diciembre a la 1:05 p.m.',
  );
  expect(says('2026-11-24T17:30Z', '2026-11-24T03:30Z', { ...es, zone: 'Europe/Madrid' })).toBe(
    'Le respondemos a más tardar mañana a las 11:30 a.m., hora local. En su zona horaria: hoy a las 6:30 p.m.',
  );
});
