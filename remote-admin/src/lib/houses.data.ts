import type { Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

const PATIENCE_MS = 15_000;

const houses = z.array(z.object({ id: z.string(), name: z.string() }));
export type House = z.infer<typeof houses>[number];

/**
 * Reads the houses in the order of the listing.
 * @throws Refusal
 */
export const readHouses = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<House[]> =>
  ask(
    (until) => client.from('properties').select('id, name').order('number').retry(false).abortSignal(until),
    (answer) => houses.parse(answer),
    PATIENCE_MS,
    signal,
  );
