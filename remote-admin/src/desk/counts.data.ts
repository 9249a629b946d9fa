import { read, type Database } from '@marisma/area-kit/data';
import type { SupabaseClient } from '@supabase/supabase-js';
import { parseCounts, type DeskCounts } from './desk-request';

/**
 * How many requests wait for what.
 * @throws DataError
 */
export const readCounts = (client: SupabaseClient<Database>, signal?: AbortSignal): Promise<DeskCounts> =>
  read(client.rpc('desk_counts'), signal).then(parseCounts);
