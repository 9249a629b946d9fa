import { type Answer, type Database, read } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import { useRead } from '@marisma/area-kit/queries';
import type { SupabaseClient } from '@supabase/supabase-js';

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

interface Row {
  id: string;
  reverses: string | null;
}

/** Payouts without those that were noted by mistake, and without the rows that take them back. */
export function standing<Payout extends Row>(rows: readonly Payout[]): Payout[] {
  const reversed = new Set(rows.map(({ reverses }) => reverses));
  return rows.filter(({ id, reverses }) => reverses === null && !reversed.has(id));
}
