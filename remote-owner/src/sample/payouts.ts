export type PayoutStatus = 'paid' | 'processing' | 'scheduled';

/** A sample payout; days count from today, negative ones back. */
export interface Payout {
  id: string;
  day: number;
  property: string;
  /** US dollars. */
  amount: number;
  status: PayoutStatus;
}

/** Next one first. */
export const payouts: readonly Payout[] = [
  { id: 'po-31', day: 10, property: 'Ocean Villa Infinity', amount: 14_260, status: 'scheduled' },
  { id: 'po-30', day: 1, property: 'Lagoon Villa Serenity', amount: 9_840, status: 'processing' },
  { id: 'po-29', day: -20, property: 'Ocean Villa Infinity', amount: 17_920, status: 'paid' },
  { id: 'po-28', day: -29, property: 'Lagoon Villa Serenity', amount: 11_305, status: 'paid' },
];
