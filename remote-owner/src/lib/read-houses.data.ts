import { read, type Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';
import { readSpan, type Span } from './span';

type Client = SupabaseClient<Database>;

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

const propertyRows = z.array(z.object({ id: z.string(), name: z.string() }));
const ownerRows = z.array(z.object({ property_id: z.string(), during: z.string() }));

/**
 * Reads the houses that a person keeps: staff all, an owner those that are or were theirs.
 * @throws DataError
 */
export async function readHouses(
  client: Client,
  { userId, isStaff }: { userId: string; isStaff: boolean },
  signal: AbortSignal,
): Promise<Houses> {
  const [today, properties, owned] = await Promise.all([
    read(client.rpc('house_today'), signal).then((answer) => z.string().parse(answer)),
    read(client.from('properties').select('id, name').order('number'), signal).then((answer) =>
      propertyRows.parse(answer),
    ),
    isStaff
      ? undefined
      : read(
          client.from('property_owners').select('property_id, during').eq('owner_id', userId),
          signal,
        ).then((answer) => ownerRows.parse(answer)),
  ]);
  if (!owned) return { today, houses: properties };
  const houses = properties.flatMap((house) => {
    const times = owned.filter((row) => row.property_id === house.id).map((row) => readSpan(row.during));
    const spans = times.filter((span) => span !== undefined);
    return spans.length > 0 ? [{ ...house, owned: spans }] : [];
  });
  return { today, houses };
}
