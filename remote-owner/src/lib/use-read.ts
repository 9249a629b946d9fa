import type { Database } from '@marisma/area-kit/data';
import { useShell } from '@marisma/area-kit/shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { useQuery, type keepPreviousData, type QueryKey } from '@tanstack/react-query';

interface Options {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number;
  placeholderData?: typeof keepPreviousData;
}

/**
 * Reads from the data service: again when the tab is looked at, and when the network is back.
 * @param during what the log says of a failure
 */
export function useRead<T>(
  during: string,
  queryKey: QueryKey,
  read: (client: SupabaseClient<Database>, signal: AbortSignal) => Promise<T>,
  options: Options = {},
) {
  const { supabase } = useShell();
  return useQuery<T>({
    queryKey,
    queryFn: async ({ signal }) => read(await supabase(), signal),
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
    meta: { during },
    ...options,
  });
}
