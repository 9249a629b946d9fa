import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@marisma/area-kit/data';
import { ask } from '@marisma/area-kit/stays';
import { parseCounts, type DeskCounts } from './desk-request';

const PATIENCE_MS = 15_000;

/**
 * How many requests wait for what.
 * @throws Refusal
 */
export const readCounts = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<DeskCounts> =>
  ask((until) => client.rpc('desk_counts').retry(false).abortSignal(until), parseCounts, PATIENCE_MS, signal);
