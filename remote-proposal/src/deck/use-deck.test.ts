import { readSlideParam, resolveMove, type Move } from './use-deck';

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

test.each([
  ['7', 6],
  ['1', 0],
  ['19', 18],
  ['20', 18],
  ['0', 0],
  ['-3', 0],
  ['2.9', 1],
  ['', 0],
  ['siete', 0],
  ['Infinity', 0],
  [null, 0],
])('?slide=%s shows the slide at %i', (value, index) => {
  expect(readSlideParam(value, 19)).toBe(index);
});
