import { read, type Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import type { SupabaseClient } from '@supabase/supabase-js';

const houses = z.array(z.object({ id: z.string(), name: z.string() }));
export type House = z.infer<typeof houses>[number];

/**
 * Reads the houses in the order of the listing.
 * @throws DataError
 */
export const readHouses = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<House[]> =>
  read(client.from('properties').select('id, name').order('number'), signal).then((answer) =>
    houses.parse(answer),
  );
