import { type Answer, count, type Database, read, type Tables } from '@marisma/area-kit/data';
import { formatDate, formatDateRange, nightsBetween, type PlainDate, plural } from '@marisma/area-kit/format';
import { monthAfter, type Nights } from '@marisma/area-kit/night-grid';
import { useRead } from '@marisma/area-kit/queries';
import { intlLocale } from '@marisma/area-kit/texts';
import type { SupabaseClient } from '@supabase/supabase-js';
import { t } from '../texts';
import type { Dashboard, MonthFigures, Notification, OwnerProperty } from './dashboard';
import type { House, Houses } from './houses';
import { standing } from './statements';
import { earliestArrival, readStays } from './stays';
import { dollars } from './dollars';

/** How many reservations a dashboard can list. */
const MAX_UPCOMING = 5;
const MAX_CHANGES = 6;

/** The live figures of the houses. */
export const useDashboard = (houses: Houses) =>
  useRead('reading the figures of the houses', ['dashboard', houses], (client, signal) =>
    readDashboard(client, houses, signal),
  );

/** Row-level security gives an owner what belongs to the own time. */
async function readDashboard(
  client: SupabaseClient<Database>,
  { houses, today }: Houses,
  signal: AbortSignal,
): Promise<Dashboard> {
  const nameOf = new Map(houses.map(({ id, name }) => [id, name]));
  const ids = [...nameOf.keys()];
  const span = figuresSpan(today);
  const countOf = (...statuses: ('confirmed' | 'pending')[]) =>
    count(
      client
        .from('reservations')
        .select('code', { count: 'exact', head: true })
        .in('property_id', ids)
        .in('status', statuses)
        .gt('check_out', today)
        .gt('check_in', earliestArrival(today)),
      signal,
    );
  const [figures, upcoming, upcomingCount, pendingCount, changed, paid] = await Promise.all([
    read(client.rpc('house_figures', { from_day: span.from, to_day: span.to }), signal),
    readStays(client, { list: 'upcoming', houses: ids, today, limit: MAX_UPCOMING }, signal),
    countOf('confirmed', 'pending'),
    countOf('pending'),
    read(
      client
        .from('reservations')
        .select('code, property_id, check_in, check_out, status, closed_as, changed_at, version')
        .in('property_id', ids)
        .order('changed_at', { ascending: false })
        .order('check_in', { ascending: false })
        .limit(MAX_CHANGES),
      signal,
    ),
    read(
      client
        .from('owner_payouts')
        .select('id, property_id, month, amount_cents, noted_at, reverses')
        .in('property_id', ids)
        .order('noted_at', { ascending: false })
        .limit(MAX_CHANGES),
      signal,
    ),
  ]);
  return {
    ...sumFigures(figures, houses, today),
    upcoming: upcoming.map((stay) => ({ ...stay, property: nameOf.get(stay.property_id) ?? '' })),
    upcomingCount,
    pendingCount,
    reviews: [],
    notifications: asNotifications(changed, standing(paid), nameOf).slice(0, MAX_CHANGES),
  };
}

type StayChange = Pick<
  Tables<'reservations'>,
  'code' | 'property_id' | 'check_in' | 'check_out' | 'status' | 'closed_as' | 'changed_at' | 'version'
>;
type PaidOut = Pick<Tables<'owner_payouts'>, 'id' | 'property_id' | 'month' | 'amount_cents' | 'noted_at'>;

/** Stays that were asked for, confirmed or called off, and payouts, as notifications; newest first. */
function asNotifications(
  stays: readonly StayChange[],
  payouts: readonly PaidOut[],
  nameOf: ReadonlyMap<string, string>,
): Notification[] {
  const { live } = t.overview.notifications;
  const locale = intlLocale();
  const ofStays = stays.map((stay): Notification => {
    const nights = plural(nightsBetween(stay.check_in, stay.check_out), t.reservations.nights, locale);
    const dates = formatDateRange(stay.check_in, stay.check_out, locale);
    const facts = `${nameOf.get(stay.property_id) ?? ''}: ${nights}, ${dates} (${stay.code}).`;
    return {
      // A stay that changes again is news again.
      id: `${stay.code}.${stay.version}`,
      type: stay.status === 'cancelled' ? 'cancellation' : 'booking',
      title: live[stay.status],
      message: stay.closed_as ? `${facts} ${t.ownerStays.closedAs[stay.closed_as]}.` : facts,
      at: new Date(stay.changed_at),
      read: false,
    };
  });
  const ofPayouts = payouts.map((payout): Notification => {
    const amount = dollars(payout.amount_cents);
    const month = formatDate(payout.month, locale, 'month');
    return {
      id: payout.id,
      type: 'payout',
      title: live.payout,
      message: live.paid(amount, nameOf.get(payout.property_id) ?? '', month),
      at: new Date(payout.noted_at),
      read: false,
    };
  });
  return [...ofStays, ...ofPayouts].sort((one, other) => other.at.getTime() - one.at.getTime());
}

/** From the first of January of last year to the end of this month: twelve months, and the year before to compare. */
export const figuresSpan = (today: PlainDate): Nights => ({
  from: `${Number(today.slice(0, 4)) - 1}-01-01`,
  to: monthAfter(today, 1),
});

type Figures = Answer<'house_figures'>;

interface Sum {
  arrivals: number;
  booked: number;
  offered: number;
  revenue: number;
}

/** Occupancy is the share of nights that were not blocked; the rule is that of `house_figures`. */
function sumSales(rows: readonly Figures[]): Sum {
  const sum = (value: (row: Figures) => number) => rows.reduce((total, row) => total + value(row), 0);
  return {
    arrivals: sum((row) => row.arrivals),
    booked: sum((row) => row.booked),
    offered: sum((row) => row.nights - row.blocked),
    revenue: Math.round(sum((row) => row.revenue_cents) / 100),
  };
}

const occupancyOf = ({ booked, offered }: Sum): number => (offered > 0 ? booked / offered : 0);

function monthOf(month: PlainDate, rows: readonly Figures[]): MonthFigures {
  const sum = sumSales(rows.filter((row) => row.month === month));
  const { arrivals: reservations, booked: nights, revenue } = sum;
  return { month, reservations, nights, revenue, occupancy: occupancyOf(sum) };
}

function propertyOf({ id, name }: House, rows: readonly Figures[]): OwnerProperty {
  const sum = sumSales(rows.filter(({ property_id }) => property_id === id));
  return { id, name, bookings: sum.arrivals, revenue: sum.revenue, occupancy: occupancyOf(sum) };
}

type Summed = Pick<Dashboard, 'months' | 'year' | 'occupancy' | 'properties'>;

/** The figures of houses by month, summed as the dashboards show them. */
export function sumFigures(rows: readonly Figures[], houses: readonly House[], today: PlainDate): Summed {
  const lastYear = String(Number(today.slice(0, 4)) - 1);
  const ofThisYear = rows.filter(({ month }) => month.startsWith(today.slice(0, 4)));
  const sameMonths = rows.filter(
    ({ month }) => month.startsWith(lastYear) && month.slice(5) <= monthAfter(today).slice(5),
  );
  const year = sumSales(ofThisYear);
  const before = sumSales(sameMonths).revenue;
  const threeMonths = rows.filter(({ month }) => month >= monthAfter(today, -2));
  return {
    months: Array.from({ length: 12 }, (_, place) => monthOf(monthAfter(today, place - 11), rows)),
    year: {
      revenue: year.revenue,
      reservations: year.arrivals,
      growth: before > 0 ? year.revenue / before - 1 : undefined,
    },
    occupancy: occupancyOf(sumSales(threeMonths)),
    properties: houses.map((house) => propertyOf(house, ofThisYear)),
  };
}
