import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import * as z from '@marisma/area-kit/shape';
import { ask } from '@marisma/area-kit/stays';

const PATIENCE_MS = 15_000;

/** An account that answers requests. */
export interface StaffMember {
  id: string;
  name: string;
}

const members = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * The accounts that answer requests.
 * @throws Refusal
 */
export const readStaff = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<StaffMember[]> =>
  ask(
    (until) => client.rpc('staff_members').retry(false).abortSignal(until),
    (answer) => members.parse(answer),
    PATIENCE_MS,
    signal,
  );
