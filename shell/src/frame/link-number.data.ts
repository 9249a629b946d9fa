import type { SupabaseClient } from '@supabase/supabase-js';
import type { LinkCount } from '@marisma/area-kit/contract';
import type { Database } from '@marisma/area-kit/data';

/**
 * Requests the number beside a link.
 * @throws the service's error; Error when the answer has no such number
 */
export async function readCount(
  client: SupabaseClient<Database>,
  { rpc, field }: LinkCount,
): Promise<number> {
  // The name comes from the registry, so the generated types may not know it.
  const { data, error } = await client.rpc(rpc as never);
  if (error) throw error;
  const row = (Array.isArray(data) ? data[0] : data) as Record<string, unknown> | null | undefined;
  const count = row?.[field];
  if (typeof count !== 'number') throw new Error(`${rpc} gives no number called ${field}`);
  return count;
}
