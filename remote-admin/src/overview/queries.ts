import { count, read, readOne, type Answer } from '@marisma/area-kit/data';
import { addDays, dayAtHouse, parsePlainDate, toPlainDate, type PlainDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import type { Kpis } from './kpi-cards';
import type { Client } from '../lib/client';

/** The key figures of all houses in this month, with their change since the month before. */
export function useKpis() {
  const today = dayAtHouse();
  return useRead('reading the key figures', ['kpis', today], (client, signal) =>
    readKpis(client, today, signal),
  );
}

export type RightNowFacts = Record<'open' | 'overdue' | 'arrivals' | 'departures' | 'tasks', number>;

const MINUTE = 60_000;

/** Who waits for an answer, and what today brings. */
export function useRightNow() {
  return useRead(
    'reading what is to do now',
    ['right now'],
    async (client, signal): Promise<RightNowFacts> => {
      const [counts, day] = await Promise.all([
        readOne(client.rpc('desk_counts'), signal),
        readOne(client.rpc('day_list', {}), signal),
      ]);
      return {
        open: counts.open,
        overdue: counts.overdue,
        arrivals: day.arrivals.length,
        departures: day.departures.length,
        tasks: day.tasks.filter(({ done }) => !done).length,
      };
    },
    { refetchInterval: MINUTE },
  );
}

async function readKpis(client: Client, today: PlainDate, signal: AbortSignal): Promise<Kpis> {
  const [last, next] = [monthAfter(today, -1), monthAfter(today, 1)];
  const upcoming = () =>
    client
      .from('reservations')
      .select('code', { count: 'exact', head: true })
      .in('status', ['confirmed', 'pending'])
      .gte('check_in', today);
  const [figures, upcomingReservations, arrivalsThisWeek] = await Promise.all([
    read(client.rpc('house_figures', { from_day: last, to_day: next }), signal),
    count(upcoming(), signal),
    count(upcoming().lt('check_in', addDays(today, 7)), signal),
  ]);
  const [now, before] = [monthAfter(today, 0), last].map((month) => figuresOf(figures, month));
  return {
    occupancyRate: now?.occupancy,
    occupancyChange:
      now?.occupancy === undefined || before?.occupancy === undefined
        ? undefined
        : now.occupancy - before.occupancy,
    monthlyRevenue: now?.revenue ?? 0,
    revenueChange: change(now?.revenue, before?.revenue),
    upcomingReservations,
    arrivalsThisWeek,
    averageNightlyRate: now?.nightly && Math.round(now.nightly),
    nightlyChange: change(now?.nightly, before?.nightly),
  };
}

/** The first day of the month `by` months after the month of a day. */
const monthAfter = (day: PlainDate, by: number): PlainDate => {
  const { year, month } = parsePlainDate(day) ?? { year: 1970, month: 1 };
  return toPlainDate({ year, month: month + by, day: 1 });
};

const change = (now: number | undefined, before: number | undefined): number | undefined =>
  now === undefined || !before ? undefined : now / before - 1;

function figuresOf(figures: readonly Answer<'house_figures'>[], month: PlainDate) {
  const rows = figures.filter((row) => row.month === month);
  const sum = (value: (row: Answer<'house_figures'>) => number) =>
    rows.reduce((total, row) => total + value(row), 0);
  const booked = sum((row) => row.booked);
  const offered = sum((row) => row.nights - row.blocked);
  const revenue = sum((row) => row.revenue_cents) / 100;
  return {
    occupancy: offered > 0 ? booked / offered : undefined,
    revenue,
    nightly: booked > 0 ? revenue / booked : undefined,
  };
}
