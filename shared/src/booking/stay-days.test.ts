import { addDays } from '../format';
import { daysOf, daysWithoutService, nearestStays, type StayDays } from './stay-days';
import { nightsFor } from './testing/nights';

/** Ten nights from 1 December 2026; those marked `x` are taken, nobody arrives on those marked `-`. */
const december = (nights: string): StayDays => daysOf(nightsFor('2026-12-01', nights));
const dec = (day: number) => addDays('2026-11-30', day);

test('an arrival has its price and minimum stay, or the reason why not', () => {
  const days = december('...x.....-');
  expect(days.today).toBe('2026-12-01');
  expect(days.last).toBe('2026-12-11');
  expect(days.arrival(dec(5))).toEqual({ minNights: 3, cents: 150_000 });
  expect([0, 2, 4, 10, 11].map((day) => days.arrival(dec(day)).closed)).toEqual([
    'past',
    'minNights',
    'taken',
    'arrivalDay',
    'tooFar',
  ]);
});

test('a departure has the total of its nights; the day on which others arrive is one', () => {
  const days = december('...x......');
  expect(days.departure(dec(1), dec(4))).toEqual({ nights: 3, cents: 450_000 });
  expect([1, 3, 5].map((day) => days.departure(dec(1), dec(day)).closed)).toEqual([
    'before',
    'minNights',
    'gap',
  ]);
  expect(days.departure(dec(5), dec(11))).toEqual({ nights: 6, cents: 900_000 });
  expect(days.departure(dec(5), dec(12)).closed).toBe('tooFar');
  expect(days.departure(dec(0), dec(4)).closed).toBe('before');
});

test('a stay has 90 nights at most', () => {
  const days = daysOf(nightsFor('2026-12-01', '.'.repeat(200)));
  expect(days.departure(dec(1), dec(91))).toEqual({ nights: 90, cents: 90 * 150_000 });
  expect(days.departure(dec(1), dec(92)).closed).toBe('tooLong');
  expect(daysWithoutService('2026-12-01').departure(dec(1), dec(92)).closed).toBe('tooLong');
});

test('the nearest free stays have the same length', () => {
  const days = december('....xx....');
  const stay = { checkIn: dec(4), checkOut: dec(7) };
  expect(nearestStays(days, stay, 3)).toEqual([
    { checkIn: dec(1), checkOut: dec(4) },
    { checkIn: dec(2), checkOut: dec(5) },
    { checkIn: dec(7), checkOut: dec(10) },
  ]);
  expect(nearestStays(december('xxxxxxxxxx'), stay, 3)).toEqual([]);
});

test('without the service the days ahead are open, without prices', () => {
  const days = daysWithoutService('2026-12-01');
  expect(days.arrival(dec(0)).closed).toBe('past');
  expect(days.arrival(dec(1))).toEqual({});
  expect(days.departure(dec(1), dec(2))).toEqual({ nights: 1 });
  expect(days.arrival(days.lastArrival)).toEqual({});
  expect(days.arrival(addDays(days.lastArrival, 1)).closed).toBe('tooFar');
  expect(days.departure(days.lastArrival, addDays(days.lastArrival, 90))).toEqual({ nights: 90 });
});

test('the last arrival is two years ahead; a stay that begins then may end later', () => {
  const days = daysOf(nightsFor('2026-12-01', '.'.repeat(820)));
  const ahead = (count: number) => addDays('2026-12-01', count);
  expect(days.arrival(ahead(730)).closed).toBeUndefined();
  expect(days.arrival(ahead(731)).closed).toBe('tooFar');
  expect(days.departure(ahead(730), ahead(820)).nights).toBe(90);
  expect(days.lastArrival).toBe(ahead(730));
  expect(daysWithoutService('2026-12-01').lastArrival).toBe(ahead(730));
});
