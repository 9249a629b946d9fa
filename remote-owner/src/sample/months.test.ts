import { ownMonths, settle } from './months';

test('commission, upkeep and payout add up to the revenue', () => {
  for (const month of ownMonths('2026-11-20')) {
    const { commission, upkeep, payout } = settle(month);
    expect(commission + upkeep + payout).toBeCloseTo(month.revenue);
    expect(payout).toBeGreaterThan(0);
  }
});
