import type { PlainDate } from '@marisma/area-kit/format';
import type { Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';
import { earliestArrival } from './read-stays.data';

const PATIENCE_MS = 8_000;

/**
 * Counts the stays of houses that lie ahead or run, and how many of them wait for an answer.
 * @throws Refusal
 */
export async function countStays(
  client: SupabaseClient<Database>,
  { houses, today }: { houses: readonly string[]; today: PlainDate },
  signal: AbortSignal,
): Promise<{ upcoming: number; pending: number }> {
  const count = (statuses: ('confirmed' | 'pending')[]) =>
    ask(
      (until) =>
        client
          .from('reservations')
          .select('code', { count: 'exact', head: true })
          .in('property_id', houses)
          .in('status', statuses)
          .gt('check_out', today)
          .gt('check_in', earliestArrival(today))
          .retry(false)
          .abortSignal(until)
          .then((answer) => ({ ...answer, data: answer.count })),
      (answer) => z.int().parse(answer),
      PATIENCE_MS,
      signal,
    );
  const [upcoming, pending] = await Promise.all([count(['confirmed', 'pending']), count(['pending'])]);
  return { upcoming, pending };
}
