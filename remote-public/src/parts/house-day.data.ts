import type { Database } from '@marisma/shared/data';
import type { PlainDate } from '@marisma/shared/format';
import * as z from '@marisma/shared/shape';
import { ask } from '@marisma/shared/stays';
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
