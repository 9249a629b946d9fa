import type { Answer } from '@marisma/area-kit/data';
import { figuresSpan, sumFigures } from './use-dashboard';

const row = (month: string, change: Partial<Answer<'house_figures'>> = {}): Answer<'house_figures'> => ({
  property_id: 'villa-paradise',
  month,
  nights: 30,
  booked: 10,
  blocked: 0,
  arrivals: 2,
  revenue_cents: 100000,
  ...change,
});
const houses = [{ id: 'villa-paradise', name: 'Villa Paradise' }];

test('figures are asked for from the first of January of last year to the end of this month', () => {
  expect(figuresSpan('2027-01-01')).toEqual({ from: '2026-01-01', to: '2027-02-01' });
});

test('the year is compared with the same months of last year, not with all of it', () => {
  const rows = ['2026-01-01', '2026-02-01', '2026-12-01', '2027-01-01', '2027-02-01'].map((month) =>
    row(month, month.startsWith('2027') ? { revenue_cents: 150000 } : {}),
  );
  const { year, months } = sumFigures(rows, houses, '2027-02-15');
  expect(year).toEqual({ revenue: 3000, reservations: 4, growth: 0.5 });
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-03-01', '2027-02-01']);
  expect(months.at(-3)).toMatchObject({ month: '2026-12-01', revenue: 1000, nights: 10 });
});

test('blocked nights are not on offer; a month that is blocked whole has no occupancy', () => {
  const rows = [row('2027-02-01', { blocked: 10 }), row('2027-01-01', { booked: 0, blocked: 30 })];
  const { months, occupancy, properties } = sumFigures(rows, houses, '2027-02-15');
  expect(months.at(-1)?.occupancy).toBe(0.5);
  expect(months.at(-2)?.occupancy).toBe(0);
  expect([occupancy, properties[0]?.occupancy]).toEqual([0.5, 0.5]);
});

test('without a month of last year there is nothing to compare with', () => {
  expect(sumFigures([row('2027-02-01')], houses, '2027-02-15').year.growth).toBeUndefined();
});
