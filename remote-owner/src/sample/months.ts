import { parsePlainDate, toPlainDate, type PlainDate } from '@marisma/shared/format';

/** Sample figures of one month. */
export interface MonthFigures {
  /** Its first day. */
  month: PlainDate;
  reservations: number;
  nights: number;
  /** Share of the nights on offer. */
  occupancy: number;
  /** US dollars. */
  revenue: number;
}

const MANAGEMENT_FEE = 0.2;
const UPKEEP_PER_NIGHT = 85;

// Oldest first: reservations, nights, occupancy, revenue.
const figures: readonly [number, number, number, number][] = [
  [7, 44, 0.71, 61_600],
  [8, 47, 0.76, 68_150],
  [6, 41, 0.7, 55_350],
  [7, 46, 0.74, 59_800],
  [6, 38, 0.63, 45_600],
  [5, 31, 0.5, 35_650],
  [4, 27, 0.45, 29_700],
  [5, 33, 0.53, 37_950],
  [4, 26, 0.42, 28_600],
  [5, 34, 0.57, 40_800],
  [6, 42, 0.68, 52_500],
  [7, 48, 0.8, 62_400],
];

/** The last twelve months, oldest first, the running one last. */
export function monthsUntil(today: PlainDate): MonthFigures[] {
  const { year, month } = parsePlainDate(today) ?? { year: 2026, month: 1 };
  return figures.map(([reservations, nights, occupancy, revenue], index) => ({
    month: toPlainDate({ year, month: month - figures.length + 1 + index, day: 1 }),
    reservations,
    nights,
    occupancy,
    revenue,
  }));
}

/** What is left for the owner of a month, and what is taken off before. */
export function settle({ revenue, nights }: MonthFigures) {
  const commission = revenue * MANAGEMENT_FEE;
  const upkeep = nights * UPKEEP_PER_NIGHT;
  return { commissionRate: MANAGEMENT_FEE, commission, upkeep, payout: revenue - commission - upkeep };
}
