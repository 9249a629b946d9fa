import { daysIn, monthAfter, readMonth } from './months';
import { holds, meet, readSpan } from './span';

test.each([
  ['[2026-12-01,2026-12-04)', { from: '2026-12-01', to: '2026-12-04' }],
  ['[2025-01-01,)', { from: '2025-01-01', to: '9999-12-31' }],
  ['(,2027-01-01)', { from: '0001-01-01', to: '2027-01-01' }],
  ['(,)', { from: '0001-01-01', to: '9999-12-31' }],
  ['empty', undefined],
  ['2026-12-01', undefined],
])('the range %s is read', (text, span) => expect(readSpan(text)).toEqual(span));

test('a range holds its first day and not its last', () => {
  const span = { from: '2026-12-01', to: '2026-12-04' };
  expect(['2026-11-30', '2026-12-01', '2026-12-03', '2026-12-04'].map((day) => holds(span, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(meet(span, { from: '2026-12-04', to: '2026-12-05' })).toBe(false);
});

test('months follow each other over a year, and a wrong month in the address is this month', () => {
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(monthAfter('2026-01-15', -1)).toBe('2025-12-01');
  for (const wrong of [null, '', '2026-13', 'x', '1999-01', '20260-1']) {
    expect(readMonth(wrong, '2026-11-23')).toBe('2026-11-01');
  }
  expect(readMonth('2028-02', '2026-11-23')).toBe('2028-02-01');
  expect(daysIn({ from: '2028-02-27', to: '2028-03-02' })).toHaveLength(4);
});
