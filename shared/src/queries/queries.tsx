import { useShell } from '@marisma/area-kit/shell';
import {
  QueryCache,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SupabaseClient } from '@supabase/supabase-js';
import { asDataError, type Database, type DataError } from '../data';

/**
 * Sends a change once, however often it is pressed, and reads again what it touches, also when it was refused: what is
 * shown is what holds. It is busy until that has been read.
 * @param change sends it; throws DataError
 * @param touches the keys of the queries that are read again
 */
export function useChange<Given = void, Answer = unknown>(
  change: (client: SupabaseClient<Database>, given: Given) => Promise<Answer>,
  ...touches: QueryKey[]
) {
  const { supabase } = useShell();
  const queries = useQueryClient();
  const running = useRef(false);
  const mutation = useMutation<Answer, DataError, Given>({
    networkMode: 'always',
    mutationFn: async (given) => {
      try {
        return await change(await supabase(), given);
      } catch (error) {
        throw asDataError(error);
      }
    },
    onSettled: () => Promise.all(touches.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });

  /** Resolves to the answer; to undefined when the change was refused or another one runs. */
  async function send(given: Given): Promise<{ answer: Answer } | undefined> {
    if (running.current) return undefined;
    running.current = true;
    try {
      return { answer: await mutation.mutateAsync(given) };
    } catch {
      return undefined;
    }
  }

  // A press counts again once what became of the last one is shown.
  useEffect(() => {
    if (!mutation.isPending) running.current = false;
  }, [mutation.isPending, mutation.submittedAt]);

  return {
    busy: mutation.isPending,
    /** What is sent, while it is busy. */
    given: mutation.variables,
    error: mutation.error ?? undefined,
    send,
    reset: mutation.reset,
  };
}

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

/**
 * Caches an area's reads from the data service. Give it a key per user, so that no user sees another's data. A failed
 * read is logged with its `meta.during`, once until the next one succeeds.
 */
export function Queries({ area, children }: { area: string; children: ReactNode }) {
  const { reportError } = useShell();
  const [client] = useState(() => {
    /** How often each query had been answered when its last failure was logged. */
    const logged = new WeakMap<object, number>();
    return new QueryClient({
      queryCache: new QueryCache({
        onError: (error, query) => {
          const { dataUpdateCount } = query.state;
          if (logged.get(query) !== dataUpdateCount)
            reportError(error, { area, during: String(query.meta?.during) });
          logged.set(query, dataUpdateCount);
        },
      }),
      defaultOptions: {
        queries: {
          // Offline must show an error, not a request that waits without a sign.
          networkMode: 'always',
          retry: 1,
          retryDelay: 400,
          staleTime: 5 * 60_000,
          refetchOnWindowFocus: false,
          refetchOnReconnect: false,
        },
      },
    });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
