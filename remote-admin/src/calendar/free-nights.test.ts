import { firstFree, firstNights } from './free-nights';
import type { CalendarRow, HouseCalendar } from './queries';
import { drawnDays } from './timeline';

const house = { id: 'a', name: 'A', sleeps: 4, min_nights: 3 };
const row = (from: string, to: string, kind = 'block') =>
  ({ kind, property_id: 'a', from, to }) as CalendarRow;
const calendar: HouseCalendar = {
  today: '2026-12-02',
  period: { from: '2026-12-01', to: '2026-12-15' },
  houses: [house, { ...house, id: 'b', name: 'B' }],
  rows: [
    row('2026-11-28', '2026-12-02'),
    row('2026-12-06', '2026-12-08'),
    row('2026-12-08', '2026-12-10', 'gap'),
    row('2026-12-10', '2026-12-20'),
  ],
};

test('a new stay begins with its minimum, or ends where something else begins', () => {
  expect(firstNights(house, '2026-12-02', calendar.rows).to).toBe('2026-12-05');
  expect(firstNights(house, '2026-12-04', calendar.rows).to).toBe('2026-12-06');
});

test('the first house with room for its minimum is found, and none when all is taken', () => {
  const nights = { from: '2026-12-02', to: '2026-12-05' };
  expect(firstFree(calendar)).toEqual({ house: 'a', nights });
  const taken = { ...calendar, rows: [row('2026-11-28', '2026-12-20')] };
  expect(firstFree(taken)).toEqual({ house: 'b', nights });
  expect(firstFree({ ...taken, houses: [house] })).toBeUndefined();
});

test('only the days in sight are drawn, and a week beside', () => {
  expect(drawnDays({ left: 0, width: 900, whole: 900 }, 90)).toEqual({ first: 0, end: 90 });
  expect(drawnDays({ left: 0, width: 0, whole: 0 }, 90)).toEqual({ first: 0, end: 90 });
  expect(drawnDays({ left: 0, width: 300, whole: 2700 }, 90)).toEqual({ first: 0, end: 21 });
  expect(drawnDays({ left: 1350, width: 300, whole: 2700 }, 90)).toEqual({ first: 35, end: 63 });
});
