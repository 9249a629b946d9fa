import { resolveMove, type Move } from './resolve-move';

test.each<[Move, from: number, to: number]>([
  ['next', 0, 1],
  ['next', 18, 18],
  ['previous', 1, 0],
  ['previous', 0, 0],
  ['first', 9, 0],
  ['last', 9, 18],
  [4, 9, 4],
  [-1, 9, 0],
  [40, 9, 18],
])('%s from %i moves to %i', (move, from, to) => {
  expect(resolveMove(move, from, 19)).toBe(to);
});
