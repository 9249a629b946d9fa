import { addDays, type PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import { salesOf } from '@marisma/area-kit/samples';
import type { Payout, PayoutStatus } from '../lib/dashboard';
import { settle } from './months';
import type { OwnHouse } from './properties';

/** What a home brought its owner in a month; 1 is the last month, 2 the month before. */
function payoutOf(house: OwnHouse, monthsAgo: 1 | 2): number {
  const sales = salesOf([house]).at(-1 - monthsAgo);
  return sales ? settle(sales).payout : 0;
}

const OCEAN = 'ocean-villa-infinity';
const LAGOON = 'lagoon-villa-serenity';

/** Days from today, house, months ago and status: those of the last month, then those of the month before. */
const plan: [id: string, day: number, house: OwnHouse, monthsAgo: 1 | 2, status: PayoutStatus][] = [
  ['po-31', 10, OCEAN, 1, 'scheduled'],
  ['po-30', 1, LAGOON, 1, 'processing'],
  ['po-29', -20, OCEAN, 2, 'paid'],
  ['po-28', -29, LAGOON, 2, 'paid'],
];

/** Sample payouts, the next one first. */
export const payoutsOn = (today: PlainDate): Payout[] =>
  plan.map(([id, day, house, monthsAgo, status]) => ({
    id,
    paid_on: addDays(today, day),
    property: houseNames[house],
    amount_cents: Math.round(payoutOf(house, monthsAgo) * 100),
    status,
  }));
