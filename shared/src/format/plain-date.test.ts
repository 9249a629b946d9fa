import { addDays, fromLocalDate, nightsBetween, parsePlainDate, toPlainDate, today } from './plain-date';

test('only complete, existing days are parsed', () => {
  expect(parsePlainDate('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
  for (const bad of ['2027-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', '0000-00-00']) {
    expect(parsePlainDate(bad)).toBeUndefined();
  }
});

test('years below 100 are not moved to the 20th century', () => {
  expect(toPlainDate({ year: 26, month: 1, day: 1 })).toBe('0026-01-01');
});

test('days and nights are counted across months, leap days and years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(nightsBetween('2026-12-28', '2027-01-03')).toBe(6);
  expect(nightsBetween('2026-05-02', '2026-05-01')).toBe(-1);
  expect(() => addDays('soon', 1)).toThrow(RangeError);
});

test('a local date keeps its calendar day late at night and early in the morning', () => {
  for (const hour of [0, 23]) {
    const date = new Date(2026, 11, 12, hour, 30);
    expect(fromLocalDate(date)).toBe('2026-12-12');
    expect(today(date)).toBe('2026-12-12');
  }
});
