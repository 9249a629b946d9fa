import { count, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';
import { earliestArrival } from './read-stays.data';

/**
 * Counts the stays of houses that lie ahead or run, and how many of them wait for an answer.
 * @throws DataError
 */
export async function countStays(
  client: SupabaseClient<Database>,
  { houses, today }: { houses: readonly string[]; today: PlainDate },
  signal: AbortSignal,
): Promise<{ upcoming: number; pending: number }> {
  const countOf = (statuses: ('confirmed' | 'pending')[]) =>
    count(
      client
        .from('reservations')
        .select('code', { count: 'exact', head: true })
        .in('property_id', houses)
        .in('status', statuses)
        .gt('check_out', today)
        .gt('check_in', earliestArrival(today)),
      signal,
    );
  const [upcoming, pending] = await Promise.all([countOf(['confirmed', 'pending']), countOf(['pending'])]);
  return { upcoming, pending };
}
