import { settle } from './months';

test('a fifth of the revenue and an upkeep by the night are taken off before the payout', () => {
  expect(settle({ revenue: 1000, nights: 2 })).toEqual({ commission: 200, upkeep: 170, payout: 630 });
});
