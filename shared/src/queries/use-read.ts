import { useShell } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { Database } from '../data';

/**
 * Reads from the data service: again when the tab is looked at or the network is back, unless it was read just before.
 * @param during what the log says of a failure
 */
export function useRead<T, Selected = T>(
  during: string,
  queryKey: QueryKey,
  read: (client: SupabaseClient<Database>, signal: AbortSignal) => Promise<T>,
  options: Omit<UseQueryOptions<T, Error, Selected>, 'queryKey' | 'queryFn' | 'meta'> = {},
) {
  const { supabase } = useShell();
  return useQuery<T, Error, Selected>({
    queryKey,
    queryFn: async ({ signal }) => read(await supabase(), signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { during },
    ...options,
  });
}
