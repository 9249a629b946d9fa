import { groupsOf, inNextGroup } from './groups';

const rooms = ['Living', 'Living', 'Kitchen', 'Pool', 'Pool'].map((group) => ({ group }));

test('groups begin where the name changes', () =>
  expect(groupsOf(rooms)).toEqual([
    { name: 'Living', first: 0 },
    { name: 'Kitchen', first: 2 },
    { name: 'Pool', first: 3 },
  ]));

test('pictures without a group have none', () => expect(groupsOf([{}, {}])).toEqual([]));

test.each([
  [0, 1, 2],
  [1, 1, 2],
  [4, 1, 0],
  [1, -1, 3],
  [2, -1, 0],
] as const)('from picture %i by %i the first of a group is %i', (at, step, expected) =>
  expect(inNextGroup(groupsOf(rooms), at, step)).toBe(expected),
);

test('without groups nothing moves', () => expect(inNextGroup([], 3, 1)).toBe(3));
