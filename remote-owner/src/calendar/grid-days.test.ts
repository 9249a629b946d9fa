import { nightAfterKey, rowsOf } from './grid-days';

const house = (id: string) => ({ id, name: id });

test('a month has its days in weeks from Sunday, or in a row for each of several houses', () => {
  const weeks = rowsOf([house('a')], '2026-12-01');
  expect(weeks.map(({ days }) => days.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]?.days).toEqual([
    undefined,
    undefined,
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
  ]);
  expect(rowsOf([house('a'), house('b')], '2028-02-01').map(({ days }) => days.length)).toEqual([29, 29]);
});

test('Page Down from the 31st stays in the next month, and Home and End end a week or a month', () => {
  const key = (name: string, day: string, houses = [house('a')]) =>
    nightAfterKey(name, { house: 'a', day }, houses, `${day.slice(0, 7)}-01`);
  expect(key('PageDown', '2027-01-31')).toEqual({ house: 'a', day: '2027-02-28' });
  expect(key('PageUp', '2027-03-31')).toEqual({ house: 'a', day: '2027-02-28' });
  expect(key('End', '2026-12-01')).toEqual({ house: 'a', day: '2026-12-05' });
  const both = [house('a'), house('b')];
  expect(key('End', '2026-12-01', both)).toEqual({ house: 'a', day: '2026-12-31' });
  expect(key('ArrowDown', '2026-12-01', both)).toEqual({ house: 'b', day: '2026-12-01' });
  expect(key('ArrowUp', '2026-12-01', both)).toEqual({ house: 'a', day: '2026-12-01' });
  expect(key('x', '2026-12-01')).toBeUndefined();
});
