import type { HouseCalendar, Nights, Taken } from './calendar.data';
import { cellsOf, dragged, firstFree, firstNights, placeAfterKey } from './cells';
import { drawnDays } from './use-drawn-days';

const house = { id: 'a', name: 'A', sleeps: 4, minNights: 3 };
const other = { ...house, id: 'b', name: 'B' };
const taken = (from: string, to: string): Taken => ({
  id: from,
  propertyId: 'a',
  from,
  to,
  why: 'block',
  note: null,
});
const calendar: HouseCalendar = {
  today: '2026-12-02',
  period: { from: '2026-12-01', to: '2026-12-15' },
  houses: [house, other],
  taken: [
    taken('2026-11-28', '2026-12-02'),
    taken('2026-12-06', '2026-12-08'),
    taken('2026-12-10', '2026-12-20'),
  ],
  gaps: [{ propertyId: 'a', from: '2026-12-08', to: '2026-12-10', minNights: 3 }],
};
const plain = ({ from, to }: Nights) => `${from.slice(8)}–${to.slice(8)}`;

test('the cells of a house are the whole period: nights, and stretches that are taken or gaps', () => {
  expect(cellsOf(house, calendar).map((cell) => `${cell.what} ${plain(cell)}`)).toEqual([
    'taken 01–02',
    'free 02–03',
    'free 03–04',
    'free 04–05',
    'free 05–06',
    'taken 06–08',
    'gap 08–10',
    'taken 10–15',
  ]);
  const ofOther = cellsOf(other, calendar);
  expect(ofOther).toHaveLength(14);
  expect(ofOther[0]?.what).toBe('past');
});

test('keys lead over what is taken, to the same night of the next house, and into other periods', () => {
  const rows = calendar.houses.map((one) => ({ house: one, cells: cellsOf(one, calendar) }));
  const after = (key: string, day: string, of = 'a') => {
    const place = placeAfterKey(key, { house: of, day }, rows, calendar.period);
    return place && `${place.house} ${place.day}`;
  };
  expect(after('ArrowRight', '2026-12-06')).toBe('a 2026-12-08');
  expect(after('ArrowLeft', '2026-12-09')).toBe('a 2026-12-07');
  expect(after('ArrowRight', '2026-12-12')).toBe('a 2026-12-15');
  expect(after('ArrowDown', '2026-12-07')).toBe('b 2026-12-07');
  expect(after('ArrowDown', '2026-12-07', 'b')).toBe('b 2026-12-07');
  expect(after('Home', '2026-12-07')).toBe('a 2026-12-01');
  expect(after('End', '2026-12-07')).toBe('a 2026-12-14');
  expect(after('PageUp', '2026-12-07')).toBe('a 2026-11-23');
  expect(after('PageDown', '2026-12-07')).toBe('a 2026-12-21');
  expect(after('x', '2026-12-07')).toBeUndefined();
});

test('a new stay begins with its minimum, or ends where something else begins', () => {
  expect(plain(firstNights(house, '2026-12-02', calendar))).toBe('02–05');
  expect(plain(firstNights(house, '2026-12-04', calendar))).toBe('04–06');
  expect(plain(firstNights(house, '2026-12-08', calendar))).toBe('08–10');
});

test('a drag moves a stay whole, or its end, which stays behind its beginning', () => {
  const nights = { from: '2026-12-06', to: '2026-12-08' };
  expect(plain(dragged(nights, false, '2026-12-07', '2026-12-05'))).toBe('04–06');
  expect(plain(dragged(nights, true, '2026-12-07', '2026-12-09'))).toBe('06–10');
  expect(plain(dragged(nights, true, '2026-12-07', '2026-12-01'))).toBe('06–07');
});

test('only the days in sight are drawn, and a week beside', () => {
  expect(drawnDays({ left: 0, width: 900, whole: 900 }, 90)).toEqual({ first: 0, end: 90 });
  expect(drawnDays({ left: 0, width: 0, whole: 0 }, 90)).toEqual({ first: 0, end: 90 });
  expect(drawnDays({ left: 0, width: 300, whole: 2700 }, 90)).toEqual({ first: 0, end: 21 });
  expect(drawnDays({ left: 1350, width: 300, whole: 2700 }, 90)).toEqual({ first: 35, end: 63 });
  expect(drawnDays({ left: 2400, width: 300, whole: 2700 }, 90)).toEqual({ first: 70, end: 90 });
});

test('a new stay begins with the first house that has room for its minimum, and with none when all is taken', () => {
  expect(firstFree(calendar)).toEqual({ house: 'a', nights: { from: '2026-12-02', to: '2026-12-05' } });
  const blocked = { ...calendar, taken: [taken('2026-11-28', '2026-12-20')], gaps: [] };
  expect(firstFree(blocked)).toEqual({ house: 'b', nights: { from: '2026-12-02', to: '2026-12-05' } });
  expect(firstFree({ ...blocked, houses: [house] })).toBeUndefined();
});
