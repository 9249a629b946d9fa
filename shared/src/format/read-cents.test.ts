import { readCents } from '.';

test.each([
  ['1250', 125_000],
  ['1,250', 125_000],
  ['US$1,250.5', 125_050],
  [' $ 12 250.05 ', 1_225_005],
  ['0', 0],
])('%s is an amount', (typed, cents) => expect(readCents(typed)).toBe(cents));

// A decimal comma, or commas that separate no thousands: a guess could be a hundred times too much.
test.each(['500,5', '1250,50', '1.250,50', '1,25,000', ',500', '-5', '1e5', '', '1.255', '9999999999'])(
  '%s is none',
  (typed) => expect(readCents(typed)).toBeUndefined(),
);
