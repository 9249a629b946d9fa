import { spanishHour } from './spanish-hour';

test('one hour is singular, all others are plural', () => {
  expect(['1:20 p.m.', '4:20 p.m.', '11:00 a.m.'].map(spanishHour)).toEqual([
    'la 1:20 p.m.',
    'las 4:20 p.m.',
    'las 11:00 a.m.',
  ]);
});
