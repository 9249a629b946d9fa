import { count, read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Houses } from './houses';
import { useRead } from '@marisma/area-kit/queries';
import { standing } from './payouts';
import { earliestArrival, readStays } from './stays';
import type { Dashboard } from './dashboard';
import { figuresSpan, sumFigures } from './figures';
import { asNotifications } from './latest-changes';

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
