import { readSlideParam } from './slide-param';

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
