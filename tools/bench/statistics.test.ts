import { median, spreadOf } from './statistics';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('returns NaN for the median of an empty list', () => {
  expect(median([])).toBeNaN();
  expect(spreadOf([undefined, NaN])).toBeUndefined();
});

it('leaves out missing and infinite values', () => {
  expect(spreadOf([30, undefined, 10, Infinity, 20])).toEqual({ median: 20, least: 10, most: 30, runs: 3 });
});
