import { salesOf } from '@marisma/shared/samples';
import { settle } from './months';
import type { OwnHouse } from './properties';

export type PayoutStatus = 'paid' | 'processing' | 'scheduled';

/** A sample payout; days count from today, negative ones back. */
export interface Payout {
  id: string;
  day: number;
  house: OwnHouse;
  /** US dollars. */
  amount: number;
  status: PayoutStatus;
}

/** What a home brought its owner in a month; 1 is the last month, 2 the month before. */
function payoutOf(house: OwnHouse, monthsAgo: 1 | 2): number {
  const sales = salesOf([house]).at(-1 - monthsAgo);
  return sales ? settle(sales).payout : 0;
}

const OCEAN = 'ocean-villa-infinity';
const LAGOON = 'lagoon-villa-serenity';

/** Next one first: those of the last month, then those of the month before. */
export const payouts = [
  { id: 'po-31', day: 10, house: OCEAN, amount: payoutOf(OCEAN, 1), status: 'scheduled' },
  { id: 'po-30', day: 1, house: LAGOON, amount: payoutOf(LAGOON, 1), status: 'processing' },
  { id: 'po-29', day: -20, house: OCEAN, amount: payoutOf(OCEAN, 2), status: 'paid' },
  { id: 'po-28', day: -29, house: LAGOON, amount: payoutOf(LAGOON, 2), status: 'paid' },
] as const satisfies readonly Payout[];
