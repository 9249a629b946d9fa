import { readOne, type Answer, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRead } from '@marisma/area-kit/queries';

/** What a house has earned its owner in a month. */
export type Statement = Answer<'owner_statement'>;

/**
 * Reads the statements of houses for a month, in the order of the houses.
 * @throws DataError `not_allowed` for a house that never was the person's
 */
export const readStatements = (
  client: SupabaseClient<Database>,
  houses: readonly string[],
  month: PlainDate,
  signal: AbortSignal,
): Promise<Statement[]> =>
  Promise.all(
    houses.map((property_id) => readOne(client.rpc('owner_statement', { property_id, month }), signal)),
  );

/** The statements of houses for a month. */
export const useStatements = (houses: readonly string[], month: PlainDate, staleTime = 30_000) =>
  useRead(
    'reading the statements of a month',
    ['statements', houses, month],
    (client, signal) => readStatements(client, houses, month, signal),
    { staleTime },
  );
