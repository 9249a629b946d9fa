import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';

/** What the data service says about a stay in one house. */
export interface Availability {
  free: boolean;
  /** US cents; null where the stay has no price. */
  totalCents: number | null;
  /** The word of the rule that the stay breaks, as in `private.judge_stay`; null when the house is free. */
  reason: string | null;
}

/**
 * Asks once for all houses whether they are free.
 * @returns by property id
 * @throws DataError
 */
export async function readAvailable(
  client: SupabaseClient<Database>,
  stay: { checkIn: PlainDate; checkOut: PlainDate; guests: number },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Availability>> {
  const rows = await read(
    client.rpc('available_properties', {
      check_in: stay.checkIn,
      check_out: stay.checkOut,
      guests: stay.guests,
    }),
    signal,
  );
  return new Map(
    rows.map(({ property_id, free, total_cents, reason }) => [
      property_id,
      { free, totalCents: total_cents, reason },
    ]),
  );
}
