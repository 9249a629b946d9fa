import { CONTRACT, isCompatible, NEEDED_CONTRACT } from './version';

describe('isCompatible', () => {
  it.each([
    ['1.0.0', '1.0.0', true],
    ['1.0.3', '1.0.0', true],
    ['1.1.0', '1.2.0', true],
    ['1.3.0', '1.2.0', false],
    ['2.0.0', '1.9.0', false],
    ['0.9.0', '1.0.0', false],
    ['1.0', '1.0.0', false],
    ['', '1.0.0', false],
  ])('an area of %s in a host of %s: %s', (area, host, expected) => {
    expect(isCompatible(area, host)).toBe(expected);
  });
});

test('areas and shell built from the same sources are compatible', () => {
  expect(isCompatible(NEEDED_CONTRACT, CONTRACT)).toBe(true);
});
