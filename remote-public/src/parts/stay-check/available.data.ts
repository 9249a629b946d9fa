import { within } from '@marisma/area-kit/browser';
import type { Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

const PATIENCE_MS = 15_000;

/** What the data service says about a stay in one house. */
export interface Availability {
  free: boolean;
  /** US cents; null where the stay has no price. */
  totalCents: number | null;
  /** The word of the rule that the stay breaks, as in `private.judge_stay`; null when the house is free. */
  reason: string | null;
}

/** No answer, or one that cannot be read. */
export class AvailabilityError extends Error {
  override readonly name = 'AvailabilityError';
}

const answer = z.array(
  z.object({
    property_id: z.string(),
    free: z.boolean(),
    total_cents: z.catch<number | null>(z.int(), null),
    reason: z.catch<string | null>(z.string(), null),
  }),
);

/**
 * Asks once for all houses whether they are free.
 * @returns by property id
 * @throws AvailabilityError
 */
export async function readAvailable(
  client: SupabaseClient<Database>,
  stay: { checkIn: PlainDate; checkOut: PlainDate; guests: number },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Availability>> {
  const { data, error } = await client
    .rpc('available_properties', { check_in: stay.checkIn, check_out: stay.checkOut, guests: stay.guests })
    .retry(false)
    .abortSignal(within(PATIENCE_MS, signal));
  if (error) throw new AvailabilityError(error.message);
  const { success, data: rows } = answer.safeParse(data);
  if (!success) throw new AvailabilityError('The data service gave an unreadable answer.');
  return new Map(
    rows.map(({ property_id, free, total_cents, reason }) => [
      property_id,
      { free, totalCents: total_cents, reason },
    ]),
  );
}
