import { read, type Answer, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useRead } from '@marisma/area-kit/queries';

/** What a house has earned an owner in a month. */
export type Statement = Answer<'owner_statement'> & { property_id: string };

/** The key of all that is read of statements: what staff note changes it. */
export const STATEMENTS = ['statements'];

/**
 * Reads the statements of houses for a month, in the order of the houses: an owner's own, for staff one for each owner.
 * @throws DataError `not_allowed` for a house that never was the person's
 */
export async function readStatements(
  client: SupabaseClient<Database>,
  houses: readonly string[],
  month: PlainDate,
  signal: AbortSignal,
): Promise<Statement[]> {
  const ofHouses = houses.map(async (property_id) => {
    const rows = await read(client.rpc('owner_statement', { property_id, month }), signal);
    return rows.map((row): Statement => ({ ...row, property_id }));
  });
  return (await Promise.all(ofHouses)).flat();
}

/** The statements of houses for a month. */
export const useStatements = (houses: readonly string[], month: PlainDate, staleTime = 30_000) =>
  useRead(
    'reading the statements of a month',
    [...STATEMENTS, houses, month],
    (client, signal) => readStatements(client, houses, month, signal),
    { staleTime },
  );
