import { parseRequests, type DeskRequest } from '../desk-request';
import { PAGE_LENGTH } from '../desk.data';
import { deskRecord } from '../../testing/desk-service';
import { compareIn, mergePage } from './desk-pages';

const rows = (from: number, to: number): DeskRequest[] =>
  parseRequests(Array.from({ length: to - from }, (_, index) => deskRecord(from + index)));
const numbers = (list: readonly DeskRequest[]) => list.map(({ id }) => Number(id.slice(-12)));
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test('a page follows the one before it', () => {
  const first = rows(0, PAGE_LENGTH);
  expect(numbers(mergePage('open', first, first.at(-1), rows(50, 60)))).toEqual(range(0, 60));
});

test('a page that is read again takes out what has left, and leaves what it does not cover', () => {
  const known = rows(0, 120);
  const page = [...rows(1, 10), ...rows(11, 52)];
  expect(numbers(mergePage('open', known, undefined, page))).toEqual([
    ...range(1, 10),
    ...range(11, 52),
    ...range(52, 120),
  ]);
});

test('a page that is not full ends the list', () => {
  expect(numbers(mergePage('open', rows(0, 120), undefined, rows(0, 3)))).toEqual([0, 1, 2]);
  expect(mergePage('open', rows(0, 5), undefined, [])).toEqual([]);
});

test('a page in the middle replaces its own part only', () => {
  const known = rows(0, 120);
  const page = rows(60, 110).filter((_, index) => index !== 3);
  const more = [...page, ...rows(110, 111)];
  expect(numbers(mergePage('open', known, known[59], more))).toEqual([...range(0, 63), ...range(64, 120)]);
});

test('a request that moves within the list is in it once', () => {
  const known = rows(0, 3);
  const moved = { ...known[2]!, openedAt: '2026-02-01T00:00:00+00:00', turnAt: null };
  expect(numbers(mergePage('open', known, undefined, [known[0]!, known[1]!, moved]))).toEqual([0, 1, 2]);
});

test('microseconds and equal times are sorted as the service sorts them', () => {
  const key = (turnAt: string | null, id: string) => ({ id, turnAt, openedAt: '2026-01-01T00:00:00+00:00' });
  const sorted = [
    key('2026-01-05T18:00:00+00:00', 'b'),
    key('2026-01-05T18:00:00.000001+00:00', 'a'),
    key('2026-01-05T18:00:00.12+00:00', 'a'),
    key('2026-01-05T18:00:00.123+00:00', 'a'),
    key('2026-01-05T18:00:00.123+00:00', 'b'),
    key(null, 'a'),
    key(null, 'b'),
  ];
  expect(sorted.toReversed().toSorted((one, other) => compareIn('mine', one, other))).toEqual(sorted);
});
