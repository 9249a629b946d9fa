import type { PlainDate } from '@marisma/area-kit/format';
import { houseNames } from '@marisma/area-kit/houses';
import { comingStays, monthsUntil, priceOf, type SampleHouseId } from '@marisma/area-kit/samples';
import { t } from '../texts';

// Sample data of the dashboard: no figure here is live. Days are relative to today.

/** The key figures of the running month, and their change since the month before. */
export function kpisOn(today: PlainDate) {
  const [before, month] = monthsUntil(
    today,
    homes.map(({ id }) => id),
  ).slice(-2);
  if (!before || !month) throw new RangeError('The sample figures have fewer than two months.');
  const nightly = month.revenue / month.nights;
  const coming = comingStays.filter(({ status }) => status !== 'cancelled');
  return {
    occupancyRate: month.occupancy,
    occupancyChange: month.occupancy - before.occupancy,
    monthlyRevenue: month.revenue,
    revenueChange: month.revenue / before.revenue - 1,
    upcomingReservations: coming.length,
    arrivalsThisWeek: coming.filter(({ startsIn }) => startsIn < 7).length,
    averageNightlyRate: Math.round(nightly),
    nightlyChange: nightly / (before.revenue / before.nights) - 1,
  };
}

const SHOWN = 6;

/** The latest bookings, the newest first. */
export const bookings = comingStays
  .slice()
  .sort((a, b) => b.code.localeCompare(a.code))
  .slice(0, SHOWN)
  .map((stay) => ({
    id: stay.code,
    guest: stay.guest,
    property: houseNames[stay.house],
    startsIn: stay.startsIn,
    nights: stay.nights,
    status: stay.status,
    /** US dollars, before taxes and fees. */
    total: priceOf(stay),
  }));
export type Booking = (typeof bookings)[number];

export const tasks = [
  { id: 'linen', time: '09:00', text: t.sample.tasks.linen },
  { id: 'pool', time: '11:00', text: t.sample.tasks.pool },
  { id: 'welcome', time: '13:30', text: t.sample.tasks.welcome },
  { id: 'transfer', time: '15:00', text: t.sample.tasks.transfer },
  { id: 'review', time: '17:00', text: t.sample.tasks.review },
];

export type HomeStatus = 'occupied' | 'available' | 'maintenance';

export interface Home {
  id: SampleHouseId;
  status: HomeStatus;
  /** Days until the guests leave, the next guests arrive or the maintenance ends. */
  changesIn: number;
}

export const homes: readonly Home[] = [
  { id: 'lagoon-villa-serenity', status: 'occupied', changesIn: 3 },
  { id: 'ocean-villa-infinity', status: 'available', changesIn: 2 },
  { id: 'lagoon-apt-harmony', status: 'occupied', changesIn: 1 },
  { id: 'villa-paradise', status: 'maintenance', changesIn: 4 },
];
