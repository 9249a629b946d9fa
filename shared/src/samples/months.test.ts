import { sumSales, monthsOfYear, monthsUntil, occupancyOf } from './months';

const HOUSES = ['ocean-villa-infinity', 'villa-paradise'] as const;

test('twelve months end with the running one, across the turn of the year', () => {
  const months = monthsUntil('2026-02-28', HOUSES);
  expect(months).toHaveLength(12);
  expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2025-03-01', '2026-02-01']);
  expect(monthsOfYear(months, '2026-02-28').map(({ month }) => month)).toEqual(['2026-01-01', '2026-02-01']);
});

test('the occupancy is the share of the nights of that month, in every house', () => {
  const february = monthsUntil('2028-02-29', HOUSES).at(-1);
  expect(february?.occupancy).toBe((february?.nights ?? 0) / (2 * 29));
});

test('months add up', () => {
  const months = monthsUntil('2026-11-20', HOUSES);
  expect(sumSales(months).nights).toBe(months.reduce((sum, { nights }) => sum + nights, 0));
  expect(occupancyOf(months)).toBeCloseTo(sumSales(months).nights / (2 * 365));
});
