import { count, read, type Database } from '@marisma/area-kit/data';
import { addDays, parsePlainDate, toPlainDate, type PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Kpis } from './kpi-cards';

type Client = SupabaseClient<Database>;

const cents = z.union([z.string(), z.number()]);
const rows = z.array(
  z.object({
    month: z.string(),
    nights: z.int(),
    booked: z.int(),
    blocked: z.int(),
    revenue_cents: cents,
  }),
);

/** The first day of the month `by` months after the month of a day. */
const monthAfter = (day: PlainDate, by: number): PlainDate => {
  const { year, month } = parsePlainDate(day) ?? { year: 1970, month: 1 };
  return toPlainDate({ year, month: month + by, day: 1 });
};

const change = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || !before ? undefined : now / before - 1;

/**
 * Reads the key figures of all houses in this month, with their change since the month before.
 * @throws DataError
 */
export async function readKpis(client: Client, today: PlainDate, signal: AbortSignal): Promise<Kpis> {
  const [last, next] = [monthAfter(today, -1), monthAfter(today, 1)];
  const arrivals = (before: PlainDate | undefined) => {
    const ahead = client
      .from('reservations')
      .select('code', { count: 'exact', head: true })
      .in('status', ['confirmed', 'pending'])
      .gte('check_in', today);
    return count(before ? ahead.lt('check_in', before) : ahead, signal);
  };
  const [figures, upcomingReservations, arrivalsThisWeek] = await Promise.all([
    read(client.rpc('house_figures', { from_day: last, to_day: next }), signal).then((answer) =>
      rows.parse(answer),
    ),
    arrivals(undefined),
    arrivals(addDays(today, 7)),
  ]);
  const ofMonth = (month: PlainDate) => {
    const those = figures.filter((row) => row.month === month);
    const sum = (value: (row: (typeof figures)[number]) => number) =>
      those.reduce((total, row) => total + value(row), 0);
    const booked = sum((row) => row.booked);
    const offered = sum((row) => row.nights - row.blocked);
    const revenue = sum((row) => Number(row.revenue_cents)) / 100;
    return {
      occupancy: offered > 0 ? booked / offered : undefined,
      revenue,
      nightly: booked > 0 ? revenue / booked : undefined,
    };
  };
  const [now, before] = [ofMonth(monthAfter(today, 0)), ofMonth(last)];
  return {
    occupancyRate: now.occupancy,
    occupancyChange:
      now.occupancy === undefined || before.occupancy === undefined
        ? undefined
        : now.occupancy - before.occupancy,
    monthlyRevenue: now.revenue,
    revenueChange: change(now.revenue, before.revenue),
    upcomingReservations,
    arrivalsThisWeek,
    averageNightlyRate: now.nightly && Math.round(now.nightly),
    nightlyChange: change(now.nightly, before.nightly),
  };
}
