import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readSpan, type Span } from './span';

export interface House {
  id: string;
  name: string;
  /** When it belongs to the person who looks; undefined for staff, who keep every house at all times. */
  owned?: Span[];
}

export interface Houses {
  /** The day where the houses are. */
  today: PlainDate;
  /** Those that the person may see, in the order of the listing. */
  houses: House[];
}

/**
 * Reads the houses that a person keeps: staff all, an owner those that are or were theirs.
 * @param ownerId undefined for staff
 * @throws DataError
 */
export async function readHouses(
  client: SupabaseClient<Database>,
  ownerId: string | undefined,
  signal: AbortSignal,
): Promise<Houses> {
  const [today, houses, owned] = await Promise.all([
    read(client.rpc('house_today'), signal),
    read(client.from('properties').select('id, name').order('number'), signal),
    ownerId === undefined
      ? undefined
      : read(client.from('property_owners').select('property_id, during').eq('owner_id', ownerId), signal),
  ]);
  if (!owned) return { today, houses };
  const withTimes = houses.map((house) => ({
    ...house,
    owned: owned
      .filter(({ property_id }) => property_id === house.id)
      .map(({ during }) => readSpan(during))
      .filter((span) => span !== undefined),
  }));
  return { today, houses: withTimes.filter((house) => house.owned.length > 0) };
}
