import type { Database } from '@marisma/area-kit/data';
import type { PlainDate } from '@marisma/area-kit/format';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';
import type { SupabaseClient } from '@supabase/supabase-js';

const PATIENCE_MS = 8_000;

/**
 * The date where the houses are.
 * @throws Refusal
 */
export const readHouseDay = (client: SupabaseClient<Database>): Promise<PlainDate> =>
  ask(
    (until) => client.rpc('house_today').retry(false).abortSignal(until),
    (day) => z.string().parse(day),
    PATIENCE_MS,
  );
