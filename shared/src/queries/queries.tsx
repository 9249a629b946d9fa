import { useShell } from '@marisma/area-kit/shell';
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

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
