import { readMonth } from './months';

test('a wrong month in the address is this month', () => {
  for (const wrong of [null, '', '2026-13', 'x', '1999-01', '20260-1']) {
    expect(readMonth(wrong, '2026-11-23')).toBe('2026-11-01');
  }
  expect(readMonth('2028-02', '2026-11-23')).toBe('2028-02-01');
});
