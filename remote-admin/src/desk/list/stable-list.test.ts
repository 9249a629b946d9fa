import { deskRecord, idOf } from '../testing/rows';
import type { DeskRequest } from '../queries';
import { stableList, type ListEntry } from './stable-list';

const rows = (...numbers: number[]): DeskRequest[] => numbers.map((number) => deskRecord(number));
const drawn = (...numbers: number[]): ListEntry[] =>
  rows(...numbers).map((request) => ({ request, gone: false }));
const shown = (entries: readonly ListEntry[]) =>
  entries.map(({ request, gone }) => `${Number(request.id.slice(-12))}${gone ? ' gone' : ''}`);
const list = (...args: Parameters<typeof stableList>) => {
  const { entries, held } = stableList(...args);
  return { shown: shown(entries), held };
};

test('a list that nobody points at is drawn as it is', () => {
  expect(list(drawn(1, 2, 3), rows(2, 3, 4), undefined, undefined)).toEqual({
    shown: ['2', '3', '4'],
    held: 0,
  });
});

test('a row in use stays where it is: what left above it is marked', () => {
  expect(list(drawn(1, 2, 3), rows(2, 3), idOf(2), undefined)).toEqual({
    shown: ['1 gone', '2', '3'],
    held: 0,
  });
});

test('a row in use that has left is marked itself', () => {
  expect(list(drawn(1, 2, 3), rows(1, 3), idOf(2), undefined).shown).toEqual(['1', '2 gone', '3']);
});

test('new rows below the row in use appear, those above it wait', () => {
  expect(list(drawn(3, 5), rows(1, 3, 4, 5, 6), idOf(3), undefined)).toEqual({
    shown: ['3', '4', '5', '6'],
    held: 1,
  });
});

test('rows below the row in use that have left are gone', () => {
  expect(list(drawn(1, 2, 3), rows(1, 2), idOf(1), undefined).shown).toEqual(['1', '2']);
});

test('the open request keeps its row behind the one before it', () => {
  expect(list(drawn(1, 2, 3), rows(1, 3), undefined, idOf(2)).shown).toEqual(['1', '2 gone', '3']);
  expect(list(drawn(1, 2), rows(4), undefined, idOf(1)).shown).toEqual(['1 gone', '4']);
});

test('what is drawn again has the data of now', () => {
  const [row] = rows(1);
  const { entries } = stableList(drawn(1), [{ ...row!, held_by: 'Ana' }], idOf(1), undefined);
  expect(entries[0]?.request.held_by).toBe('Ana');
});
