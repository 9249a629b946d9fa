import { replyClock as spanish } from '../texts/es/reply-clock';
import { describeAnswerDue } from './answer-due';

const house = { zone: 'America/Mexico_City' };
const at = (time: string) => new Date(`2026-${time}Z`);
// The house's clock is six hours behind UTC all year.
const says = (due: string, now: string, options: Parameters<typeof describeAnswerDue>[2] = house) => {
  const { promise, here } = describeAnswerDue(at(due), at(now), options);
  // Engines differ in the space before AM and PM.
  return [promise, here].join(' ').replace(/\s+/g, ' ').trim();
};

test.each([
  ['today', '11-23T22:20', '11-23T20:20', '4:20 PM today'],
  ['tomorrow', '11-24T15:30', '11-24T01:30', '9:30 AM tomorrow'],
  ['after a day off', '11-30T16:00', '11-28T01:00', '10:00 AM on Monday'],
  ['the same weekday next week', '11-30T16:00', '11-23T23:00', '10:00 AM on Monday, November 30'],
  ['past midnight for UTC only', '11-24T00:30', '11-23T22:30', '6:30 PM today'],
  ['at midnight', '11-24T06:00', '11-24T05:59', '12:00 AM tomorrow'],
])('an answer due %s', (_, due, now, when) => {
  expect(says(due, now)).toBe(`We answer by ${when}.`);
});

test.each([
  ['America/New_York', '11-23T22:20', '11-23T20:20', '4:20 PM today', '5:20 PM today'],
  // Days of their own.
  ['Europe/Madrid', '11-24T01:30', '11-23T23:30', '7:30 PM today', '2:30 AM today'],
  ['Europe/Madrid', '11-24T15:30', '11-24T03:30', '9:30 AM tomorrow', '4:30 PM today'],
  // An hour behind the house in summer and two in winter: the nights of the change, and the days before.
  ['America/Los_Angeles', '11-01T16:00', '11-01T05:00', '10:00 AM tomorrow', '8:00 AM tomorrow'],
  ['America/Los_Angeles', '10-31T16:00', '10-31T14:00', '10:00 AM today', '9:00 AM today'],
  ['America/Los_Angeles', '03-08T16:00', '03-08T03:00', '10:00 AM tomorrow', '9:00 AM tomorrow'],
  ['America/Los_Angeles', '03-07T16:00', '03-07T14:00', '10:00 AM today', '8:00 AM today'],
  ['America/Chicago', '07-01T16:00', '07-01T14:00', '10:00 AM today', '11:00 AM today'],
])('in %s what is due at %s is said at %s by both clocks', (zone, due, now, there, here) => {
  expect(says(due, now, { zone })).toBe(`We answer by ${there}, local time. Your time: ${here}.`);
});

test('where the clocks agree one time is said, whatever their zone is called', () => {
  const chicago = { zone: 'America/Chicago' };
  expect(says('12-01T16:00', '12-01T14:00', chicago)).toBe('We answer by 10:00 AM today.');
});

test.each([
  ['11-23T22:20', '11-23T20:20', house.zone, 'hoy a las 4:20 p.m.'],
  ['11-30T19:05', '11-28T01:00', house.zone, 'el lunes a la 1:05 p.m.'],
  ['12-07T19:05', '11-28T01:00', house.zone, 'el lunes 7 de diciembre a la 1:05 p.m.'],
  [
    '11-24T17:30',
    '11-24T03:30',
    'Europe/Madrid',
    'mañana a las 11:30 a.m., hora local. En su zona horaria: hoy a las 6:30 p.m.',
  ],
])('in Spanish what is due at %s is said at %s in %s', (due, now, zone, when) => {
  expect(says(due, now, { zone, words: spanish })).toBe(`Le respondemos a más tardar ${when}`);
});
