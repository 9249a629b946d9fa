import { monthsUntil, settle } from './months';

test('twelve months end with the running one, across the turn of the year', () => {
  const months = monthsUntil('2026-02-28').map(({ month }) => month);
  expect(months).toHaveLength(12);
  expect([months[0], months.at(-1)]).toEqual(['2025-03-01', '2026-02-01']);
});

test('fee, upkeep and payout add up to the revenue', () => {
  for (const month of monthsUntil('2026-11-20')) {
    const { commission, upkeep, payout } = settle(month);
    expect(commission + upkeep + payout).toBeCloseTo(month.revenue);
    expect(payout).toBeGreaterThan(0);
  }
});
