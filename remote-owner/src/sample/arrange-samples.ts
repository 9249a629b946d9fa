import { today as readToday } from '@marisma/area-kit/format';
import { sumSales, monthsOfYear, occupancyOf, ratingOf } from '@marisma/area-kit/samples';
import type { Dashboard, MonthFigures, Payout } from '../lib/dashboard';
import { notificationsOn } from './notifications';
import { ownMonths, settle } from './months';
import { payoutsOn } from './payouts';
import { ownHouses, propertiesOn } from './properties';
import { reservationsOn } from './reservations';
import { reviewsOn } from './reviews';

const GROWTH_ON_LAST_YEAR = 0.09;

/** The demo's samples, arranged around a moment. */
export interface Samples {
  dashboard: Dashboard;
  payouts: readonly Payout[];
  settle: (month: MonthFigures) => ReturnType<typeof settle>;
}

/** The specification's sample figures of an owner of two houses. */
export function arrangeSamples(now: Date): Samples {
  const today = readToday(now);
  const months = ownMonths(today);
  const { revenue, reservations } = sumSales(monthsOfYear(months, today));
  const upcoming = reservationsOn(today).filter(({ status }) => status !== 'cancelled');
  return {
    dashboard: {
      months,
      year: { revenue, reservations, growth: GROWTH_ON_LAST_YEAR },
      occupancy: occupancyOf(months.slice(-3)),
      upcoming,
      upcomingCount: upcoming.length,
      pendingCount: upcoming.filter(({ status }) => status === 'pending').length,
      properties: propertiesOn(today),
      rating: ratingOf(...ownHouses),
      reviews: reviewsOn(today),
      notifications: notificationsOn(today, now),
    },
    payouts: payoutsOn(today),
    settle,
  };
}
