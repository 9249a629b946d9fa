import { readMonth } from './months';
import { readSpan } from './span';

test.each([
  ['[2026-12-01,2026-12-04)', { from: '2026-12-01', to: '2026-12-04' }],
  ['[2025-01-01,)', { from: '2025-01-01', to: '9999-12-31' }],
  ['(,2027-01-01)', { from: '0001-01-01', to: '2027-01-01' }],
  ['(,)', { from: '0001-01-01', to: '9999-12-31' }],
  ['empty', undefined],
  ['2026-12-01', undefined],
])('the range %s is read', (text, span) => expect(readSpan(text)).toEqual(span));

test('a wrong month in the address is this month', () => {
  for (const wrong of [null, '', '2026-13', 'x', '1999-01', '20260-1']) {
    expect(readMonth(wrong, '2026-11-23')).toBe('2026-11-01');
  }
  expect(readMonth('2028-02', '2026-11-23')).toBe('2028-02-01');
});
