import { deskRecord, idOf } from '../testing/rows';
import type { DeskRequest } from '../queries';
import { stableList, type ListEntry } from './stable-list';

const rows = (...numbers: number[]): DeskRequest[] => numbers.map((number) => deskRecord(number));
const drawn = (...numbers: number[]): ListEntry[] =>
  rows(...numbers).map((request) => ({ request, gone: false }));
const shown = (entries: readonly ListEntry[]) =>
  entries.map(({ request, gone }) => `${Number(request.id.slice(-12))}${gone ? ' gone' : ''}`);
interface Case {
  drawn: number[];
  rows: number[];
  inUse?: number;
  open?: number;
  shown: string[];
  held?: number;
}

test.each<[what: string, one: Case]>([
  ['what nobody points at', { drawn: [1, 2, 3], rows: [2, 3, 4], shown: ['2', '3', '4'] }],
  [
    'a row that left above the one in use',
    { drawn: [1, 2, 3], rows: [2, 3], inUse: 2, shown: ['1 gone', '2', '3'] },
  ],
  ['a row in use that left', { drawn: [1, 2, 3], rows: [1, 3], inUse: 2, shown: ['1', '2 gone', '3'] }],
  [
    'new rows above the one in use, which wait',
    { drawn: [3, 5], rows: [1, 3, 4, 5, 6], inUse: 3, shown: ['3', '4', '5', '6'], held: 1 },
  ],
  ['a row that left below the one in use', { drawn: [1, 2, 3], rows: [1, 2], inUse: 1, shown: ['1', '2'] }],
  [
    'the open request, behind the row before it',
    { drawn: [1, 2, 3], rows: [1, 3], open: 2, shown: ['1', '2 gone', '3'] },
  ],
  ['the open request, first', { drawn: [1, 2], rows: [4], open: 1, shown: ['1 gone', '4'] }],
])('a list draws %s', (_, { inUse, open, held = 0, ...one }) => {
  const id = (index?: number) => (index === undefined ? undefined : idOf(index));
  const list = stableList(drawn(...one.drawn), rows(...one.rows), id(inUse), id(open));
  expect({ shown: shown(list.entries), held: list.held }).toEqual({ shown: one.shown, held });
});

test('what is drawn again has the data of now', () => {
  const [row] = rows(1);
  const { entries } = stableList(drawn(1), [{ ...row!, held_by: 'Ana' }], idOf(1), undefined);
  expect(entries[0]?.request.held_by).toBe('Ana');
});
