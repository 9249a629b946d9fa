import { nightsBetween, type PlainDate } from '../format';
import { houses } from '../houses';
import { monthAfter } from '../night-grid/nights';
import type { SampleHouseId } from './ratings';

/** What one or more houses sold in a month. */
export interface Sales {
  reservations: number;
  nights: number;
  /** US dollars, before taxes and fees. */
  revenue: number;
}

/** Sample figures of one month. */
export interface MonthFigures extends Sales {
  /** Its first day. */
  month: PlainDate;
  /** Share of the nights on offer. */
  occupancy: number;
}

// Twelve months each, the running one last.
const reservations: Record<SampleHouseId, readonly number[]> = {
  'lagoon-villa-serenity': [4, 4, 3, 4, 3, 3, 2, 3, 3, 3, 4, 4],
  'ocean-villa-infinity': [4, 4, 4, 4, 3, 3, 3, 3, 3, 3, 4, 4],
  'lagoon-apt-harmony': [3, 3, 3, 3, 3, 2, 2, 2, 2, 3, 3, 4],
  'villa-paradise': [4, 4, 3, 4, 3, 2, 2, 3, 2, 3, 4, 4],
};

const nights: Record<SampleHouseId, readonly number[]> = {
  'lagoon-villa-serenity': [25, 26, 23, 25, 21, 18, 16, 19, 16, 21, 25, 27],
  'ocean-villa-infinity': [22, 24, 21, 23, 19, 16, 14, 17, 14, 18, 22, 25],
  'lagoon-apt-harmony': [18, 20, 18, 19, 16, 14, 12, 14, 12, 16, 20, 21],
  'villa-paradise': [24, 25, 22, 24, 20, 17, 15, 19, 16, 20, 24, 26],
};

/** Average nightly price in per cent of the lowest. */
const pricePercent = [120, 125, 110, 110, 105, 100, 100, 100, 100, 105, 110, 115];

/** What these houses together sold in each of the last twelve months, oldest first, the running one last. */
export const salesOf = (ids: readonly SampleHouseId[]): Sales[] =>
  pricePercent.map((percent, index) =>
    sumSales(
      ids.map((id) => {
        const sold = nights[id][index] ?? 0;
        return {
          reservations: reservations[id][index] ?? 0,
          nights: sold,
          revenue: (sold * houses[id].priceFrom * percent) / 100,
        };
      }),
    ),
  );

/** The same with the months, and the share of sold nights. */
export const monthsUntil = (today: PlainDate, ids: readonly SampleHouseId[]): MonthFigures[] =>
  salesOf(ids).map((sales, index, { length }) => {
    const month = monthAfter(today, index + 1 - length);
    const days = nightsBetween(month, monthAfter(month, 1));
    return { ...sales, month, occupancy: sales.nights / (ids.length * days) };
  });

/** Several months or houses together. */
export function sumSales(all: readonly Sales[]): Sales {
  const sum = (key: keyof Sales) => all.reduce((total, each) => total + each[key], 0);
  return { reservations: sum('reservations'), nights: sum('nights'), revenue: sum('revenue') };
}

/** Share of sold nights over several months. */
export const occupancyOf = (months: readonly MonthFigures[]): number =>
  sumSales(months).nights /
  months.reduce((offered, { nights, occupancy }) => offered + nights / occupancy, 0);

/** The months of this calendar year. */
export const monthsOfYear = (months: readonly MonthFigures[], today: PlainDate): MonthFigures[] =>
  months.filter(({ month }) => month.startsWith(today.slice(0, 4)));
